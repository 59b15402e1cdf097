export const forumFeed = {
  title: (title: string) => `${title} · Forum`,
  post: (number: number, title: string) => `#${number} in ${title}`,
} as const
