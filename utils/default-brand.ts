/** Brand of a new shop, until staff change it. spec §2 Footer has the links. */
export const DEFAULT_BRAND = {
  name: 'Nireeka',
  line: 'Electric bikes, built to order',
  announcement: 'Built to order. You see your delivery date before you pay.' as string | null,
  accent: '#CFF245',
  socials: [
    'https://www.facebook.com/nireeka',
    'https://www.instagram.com/nireeka',
    'https://www.youtube.com/@nireeka',
    'https://twitter.com/nireeka',
  ],
}
