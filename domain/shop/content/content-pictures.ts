export interface ContentPicture {
  /** File id with 128 random bits. */
  id: string
  /** Size in pixels, so that pages can reserve space. */
  width: number
  height: number
}

const PATH = '/api/content-pictures'
const ADDRESS = /^\/api\/content-pictures\/([\w-]{10,40})\/([1-9]\d{0,4})x([1-9]\d{0,4})$/
const IN_TEXT = /!\[([^\]]*)\]\((\/api\/content-pictures\/[^)\s]+)\)/g

/** Parses the URL of a content picture; null for any other URL. */
export function contentPictureOf(address: string): ContentPicture | null {
  const [, id, width, height] = ADDRESS.exec(address) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : null
}

export function contentPicturesIn(source: string): ContentPicture[] {
  const found = [...source.matchAll(IN_TEXT)].flatMap(
    ([, , address = '']) => contentPictureOf(address) ?? [],
  )
  return [...new Map(found.map((picture) => [picture.id, picture])).values()]
}

/** Default alt text until the author writes one (`messages/community/forum/forum-pictures.ts`). */
const UNDESCRIBED = 'What the picture shows'

/** Checks whether a picture in the text lacks alt text. */
export function hasSilentPicture(source: string): boolean {
  return [...source.matchAll(IN_TEXT)].some(([, alt = '']) =>
    ['', UNDESCRIBED].includes(alt.trim()),
  )
}

/** Returns a picture as a Markdown paragraph, without brackets that would end the alt text. */
export function contentPictureMarkdown({ id, width, height }: ContentPicture, alt: string): string {
  return `![${alt.replace(/[[\]\\]/g, '')}](${PATH}/${id}/${width}x${height})\n`
}
