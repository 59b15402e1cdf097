/** Returns why a product link is rejected whose host is not on the allowlist. */
export function hostMessage(hosts: readonly string[]): string {
  return hosts.length === 0
    ? 'No other shop is allowed yet. The setting EXTERNAL_HOSTS of the server lists them.'
    : `Links may lead to ${hosts.join(', ')} only.`
}
