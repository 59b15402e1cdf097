export { sitemapRouter } from './content/routes'
export { homeRouter } from './home/routes'
export { membersRouter } from './members/routes'
