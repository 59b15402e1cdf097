export const pictures = {
  pending: 'Picture being made',
}
