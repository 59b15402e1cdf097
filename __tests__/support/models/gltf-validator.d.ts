declare module 'gltf-validator' {
  interface Report {
    issues: { numErrors: number; numWarnings: number; messages: { message: string }[] }
    info: { totalTriangleCount: number }
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>
}
