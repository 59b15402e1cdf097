/**
 * The hosts that an item's external link may lead to (spec §2 Shopping cart panel): an operator lists them
 * in NEXT_PUBLIC_EXTERNAL_HOSTS, separated by commas. None by default.
 * @example hostsOf('shop.example, fund.example') // ['shop.example', 'fund.example']
 */
function hostsOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
}

export const EXTERNAL_HOSTS: readonly string[] = hostsOf(process.env.NEXT_PUBLIC_EXTERNAL_HOSTS)
