/** Placeholder of a product without a picture; in its own file because the bike page needs nothing else of pictures. */
export const NO_PICTURE = '/no-picture.svg'
