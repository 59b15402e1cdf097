export const forumFeed = {
  title: (title: string) => `${title} · Nireeka forum`,
  post: (number: number, title: string) => `#${number} in ${title}`,
} as const
