export const FRAMED: string
export const NEVER_FRAMED: string
export function contentSecurityPolicy(
  frameAncestors: string,
  options?: { isDev?: boolean; env?: Readonly<NodeJS.ProcessEnv> },
): string
