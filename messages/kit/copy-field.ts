export const copyLink = {
  label: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied:
    'Your browser wouldn’t let us copy the link. It’s selected, so you can copy it yourself.',
} as const
