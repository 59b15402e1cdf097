import { Head } from 'next/document'

type Files = Parameters<Head['getScripts']>[0]

const isLate = process.env.NODE_ENV === 'production' && process.env.TRICK_LATE_HEAD !== 'off'

/** Head that only lists the scripts in production; public/boot.js loads them after first paint. */
export class LateHead extends Head {
  override getDynamicChunks(files: Files) {
    return isLate ? [] : super.getDynamicChunks(files)
  }

  override getScripts(files: Files) {
    if (!isLate) return super.getScripts(files)
    const scripts = [...super.getDynamicChunks(files), ...super.getScripts(files)]
    const addresses = scripts.flatMap((script) => (script?.props.src ? [script.props.src] : []))
    return [<script key="boot" src="/boot.js" defer data-scripts={addresses.join(' ')} />]
  }
}
