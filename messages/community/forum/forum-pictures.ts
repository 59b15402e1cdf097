export const forumPictures = {
  add: 'Add a picture',
  hint: 'Or paste or drop one into your text. PNG, JPEG or WebP, up to 5 MB.',
  /** Placeholder that the editor selects, so that typing replaces it. */
  describe: 'What the picture shows',
  uploading: 'Uploading…',
  noPicture: (name: string) => `${name}: this isn’t a PNG, JPEG or WebP picture.`,
  tooLarge: (name: string) => `${name} is larger than 5 MB.`,
  failed: (name: string, sentence: string) => `${name}: ${sentence}`,
} as const
