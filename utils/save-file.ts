export function saveFile(name: string, text: string | Blob, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Revoke the URL later, because some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
