export const PUBLIC_PAGES = [
  ...['/', '/configurator', '/configurator/nyx', '/configurator/nireeka-prime'],
  ...['/configurator/nireeka-homie', '/compare', '/spares', '/spares/5000319'],
  ...['/accessories', '/accessories/5000110', '/accessories/5000124', '/dealers', '/dealers/7'],
  ...['/contact', '/faq', '/user-manual', '/user-manual/nyx', '/warranty', '/about-us'],
  ...['/landing', '/news', '/news/build-codes', '/login', '/register', '/game', '/developers'],
  '/developers/checkout',
  ...['/help-center', '/help-center/torque-values', '/forum', '/forum/1'],
  ...['/forum/category/prime', '/forum/thread/1/what-tire-pressure-do-you-run-on-packed-snow'],
  ...['/terms', '/privacypolicy', '/rrpolicy', '/shipping', '/accessibility'],
]
