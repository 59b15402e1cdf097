import path from 'node:path'

/**
 * Bundles the front process into one file, because production has no compiler at runtime. @param moneyLane see
 * `request-kinds.ts`; filled in, because `platform` knows nothing of the contract
 */
export async function buildFront(outfile: string, moneyLane: readonly string[]): Promise<void> {
  // Imported when used, because a container image has no compiler.
  const { build } = await import('esbuild')
  await build({
    entryPoints: [path.join(process.cwd(), 'platform', 'front', 'main.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { MONEY_LANE: JSON.stringify(moneyLane) },
    logLevel: 'warning',
  })
}
