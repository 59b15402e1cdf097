/** Copies a text. False if the clipboard is denied: the caller then shows it for manual copying. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on pages without https, although the type says otherwise.
    const clipboard = navigator.clipboard as Clipboard | undefined
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
