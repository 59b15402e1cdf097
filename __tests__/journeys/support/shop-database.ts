import { Client, type QueryResultRow } from 'pg'

import { openDatabase, type OpenDatabase } from '../../../scripts/database/open-database'

/** Order as stored in the database; amounts in cents. */
export interface StoredOrder {
  number: string
  payment_state: string
  email: string
  promo_code: string | null
  subtotal_cents: number
  discount_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  attempts: number
  payments: { amount_cents: number; currency: string }[]
  mails: { kind: string; recipient: string; text: string }[]
  reservations: { sku: string; count: number; state: string }[]
}

export interface StoredLetter {
  kind: string
  text: string
  reply_to: string | null
}

const ORDER = `
  select number, payment_state, email, promo_code, subtotal_cents::int, discount_cents::int,
    shipping_cents::int, tax_cents::int, total_cents::int,
    (select count(*)::int from payment_attempts where order_id = orders.id) as attempts,
    coalesce((select json_agg(json_build_object('amount_cents', amount_cents, 'currency', currency))
      from payments where order_id = orders.id), '[]') as payments,
    coalesce((select json_agg(json_build_object('kind', kind, 'recipient', recipient, 'text', text))
      from mail_outbox where order_id = orders.id), '[]') as mails,
    coalesce((select json_agg(json_build_object('sku', sku, 'count', count, 'state', state))
      from stock_reservations where order_id = orders.id), '[]') as reservations
  from orders where email = $1 order by id`

/** Access to the shop's database while the shop is running. */
export class ShopDatabase {
  private constructor(
    private readonly database: OpenDatabase,
    private readonly client: Client,
  ) {}

  /** @param databaseUrl of a PostgreSQL server, if not the embedded one in the data folder */
  static async open(dataDir: string, databaseUrl?: string): Promise<ShopDatabase> {
    const database = await openDatabase({ dataDir, databaseUrl, log: () => undefined })
    const client = new Client({ connectionString: database.url })
    await client.connect()
    return new ShopDatabase(database, client)
  }

  async close(): Promise<void> {
    await this.client.end()
    await this.database.stop()
  }

  /** Returns all orders of a buyer, oldest first. Each journey buys with its own email address. */
  async ordersOf(email: string): Promise<StoredOrder[]> {
    return this.rows<StoredOrder>(ORDER, email)
  }

  async onlyOrderOf(email: string): Promise<StoredOrder> {
    const [order, ...others] = await this.ordersOf(email)
    if (!order || others.length > 0) throw new Error(`One order expected, got ${others.length}.`)
    return order
  }

  async lettersTo(email: string): Promise<StoredLetter[]> {
    const letters = 'select kind, text, reply_to from mail_outbox where recipient = $1 order by id'
    return this.rows<StoredLetter>(letters, email)
  }

  /** Returns a SKU's initial stock (on hand plus sold), which every correct sale leaves constant. */
  async piecesEver(sku: string): Promise<number> {
    const [row] = await this.rows<{ pieces: number }>(
      `select on_hand + coalesce((select sum(count)::int from stock_reservations
         where sku = $1 and state = 'consumed'), 0) as pieces
       from stock_items where sku = $1`,
      sku,
    )
    if (!row) throw new Error(`There is no stock of ${sku}.`)
    return row.pieces
  }

  async whileSoldOut(sku: string, work: () => Promise<void>): Promise<void> {
    const [before] = await this.rows<{ on_hand: number }>(
      'select on_hand from stock_items where sku = $1',
      sku,
    )
    await this.rows('update stock_items set on_hand = reserved where sku = $1', sku)
    try {
      await work()
    } finally {
      await this.rows('update stock_items set on_hand = $2 where sku = $1', sku, before?.on_hand)
    }
  }

  async whileDearer(slug: string, cents: number, work: () => Promise<void>): Promise<void> {
    const change = 'update bikes set price_cents = price_cents + $2 where slug = $1'
    await this.rows(change, slug, cents)
    try {
      await work()
    } finally {
      await this.rows(change, slug, -cents)
    }
  }

  /** Makes a registered member an administrator with the required second factor. */
  async makeAdministrator(email: string): Promise<void> {
    // One statement, because a session without its account's second factor is refused everywhere.
    const changed = await this.rows(
      `with owner as (
         update users set is_admin = 9, staff_role = 'owner', totp_confirmed_at = now() where email = $1 returning id
       ), passed as (
         update sessions set second_factor_at = now() from owner where user_id = owner.id
       ) select id from owner`,
      email,
    )
    if (changed.length !== 1) throw new Error(`There is no member ${email}.`)
  }

  async whileLinked(product: number, link: string, work: () => Promise<void>): Promise<void> {
    const change = 'update products set external_link = $2 where id = $1'
    await this.rows(change, product, link)
    try {
      await work()
    } finally {
      await this.rows(change, product, null)
    }
  }

  async confirmEmail(email: string): Promise<void> {
    await this.rows('update users set email_verified_at = now() where email = $1', email)
  }

  async mailsTo(domain: string): Promise<{ kind: string; html: string }[]> {
    const mails = `select kind, html from mail_outbox where recipient like $1 and html <> '' order by id`
    return this.rows(mails, `%@${domain}`)
  }

  /** While `work` runs, gives each review one of the texts as its title and all of them as its text. */
  async whileReviewsSay(texts: readonly string[], work: () => Promise<void>): Promise<void> {
    const before = await this.rows<{ id: string }>('select id, title, text from reviews')
    await this.rows(
      'update reviews set title = ($1::text[])[1 + id % cardinality($1::text[])], text = $2',
      texts,
      texts.join('\n'),
    )
    try {
      await work()
    } finally {
      await this.rows(
        `update reviews set title = was.title, text = was.text
         from jsonb_to_recordset($1) as was (id bigint, title text, text text) where was.id = reviews.id`,
        JSON.stringify(before),
      )
    }
  }

  /** Marks the bikes of a guest's order as delivered to a member; returns the first bike's id. */
  async handOver(order: string, email: string): Promise<number> {
    const [bike] = await this.rows<{ id: string }>(
      `update order_bikes set delivered_at = now(), user_id = (select id from users where email = $2)
       where order_id = (select id from orders where number = $1) returning id`,
      order,
      email,
    )
    if (!bike) throw new Error(`Order ${order} has no bike.`)
    return Number(bike.id)
  }

  async renameRider(email: string, name: string): Promise<void> {
    await this.rows(
      'update test_rides set name = $2, phone = left($2, 40) where email = $1',
      email,
      name,
    )
  }

  /** Makes the user a known member, whose posts need no approval. */
  async makeKnown(email: string): Promise<void> {
    const known = `insert into forum_trust (user_id, level) select id, 'member' from users where email = $1`
    await this.rows(known, email)
  }

  async userName(email: string): Promise<string> {
    const named = 'select user_name from users where email = $1'
    const [row] = await this.rows<{ user_name: string }>(named, email)
    if (!row) throw new Error(`There is no member ${email}.`)
    return row.user_name
  }

  async first(sql: string): Promise<string | null> {
    const [row] = await this.rows<Record<string, string>>(`${sql} limit 1`)
    return row ? (Object.values(row)[0] ?? null) : null
  }

  /** Opens a bank dispute for an order paid with `provider`; the evidence is due in a week. */
  async dispute(order: string, provider = 'sandbox'): Promise<void> {
    await this.rows(
      'update payments set provider = $2 where order_id = (select id from orders where number = $1)',
      order,
      provider,
    )
    await this.rows(
      `insert into disputes (order_id, payment_id, provider_dispute_id, amount_cents, reason, evidence_due_at)
       select o.id, p.id, 'dp_' || o.number, p.amount_cents, 'product_not_received', now() + interval '7 days'
       from orders o join payments p on p.order_id = o.id where o.number = $1`,
      order,
    )
    await this.rows('update orders set disputed = true where number = $1', order)
  }

  /** Removes all seeded data that staff could remove, so that the back office's lists are empty. */
  async emptyOffice(): Promise<void> {
    const lists = [
      ...['help_searches', 'search_synonyms', 'searches_in_vain'],
      ...['newsletter_issues', 'newsletter_subscriptions'],
      ...['campaigns', 'canned_answers', 'customer_segments', 'mail_outbox', 'test_rides'],
    ]
    for (const list of lists) await this.rows(`delete from ${list}`)
  }

  async leaksOf(text: string): Promise<string[]> {
    const columns = await this.rows<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying')`,
    )
    const leaks: string[] = []
    for (const { table_name, column_name } of columns) {
      const found = await this.rows(
        `select 1 from "${table_name}" where "${column_name}"::text like $1 limit 1`,
        `%${text}%`,
      )
      if (found.length > 0) leaks.push(`${table_name}.${column_name}`)
    }
    return leaks
  }

  private async rows<Row extends QueryResultRow>(
    sql: string,
    ...values: unknown[]
  ): Promise<Row[]> {
    return (await this.client.query<Row>(sql, values)).rows
  }
}
