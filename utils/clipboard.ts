/** Copies text. @returns false if denied, so that the caller shows it for manual copying */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Undefined on pages without HTTPS, although its type says otherwise.
    const clipboard = navigator.clipboard as Clipboard | undefined
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
