export const copyLink = {
  link: 'Link',
  copy: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'Your browser did not let us copy. The link is selected: copy it by hand.',
} as const
