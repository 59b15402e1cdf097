import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { Fragment } from 'react'

import { LetterBody } from './letter-body'
import {
  UNSUBSCRIBE,
  type LetterPicture,
  type LetterTable,
  type MailContent,
  type MailFoot,
} from './letter'
import * as styles from './letter-styles'

/** Renders any email as HTML for mail clients; React escapes all values. */
export function LetterView(content: MailContent & { foot: MailFoot | undefined }) {
  const {
    title,
    preview,
    paragraphs,
    picture,
    body = [],
    tables,
    action,
    closing,
    unsubscribe,
    foot,
  } = content
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={styles.body}>
        <Preview>{preview}</Preview>
        <Container style={styles.page}>
          {foot && <Logo src={foot.logo} alt={foot.shop} />}
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          {picture && <Picture {...picture} />}
          {paragraphs.map((text, index) => (
            <Text key={index} style={styles.paragraph}>
              {text}
            </Text>
          ))}
          <LetterBody nodes={body} />
          {action && (
            <Button href={action.url} style={styles.action(foot?.accent)}>
              {action.label}
            </Button>
          )}
          {tables.map((table, index) => (
            <Table key={index} {...table} />
          ))}
          <Text style={styles.closing}>{closing}</Text>
          {unsubscribe !== undefined && (
            <Text style={styles.closing}>
              <a href={unsubscribe} style={styles.link}>
                {UNSUBSCRIBE}
              </a>
            </Text>
          )}
          {foot && <Foot lines={foot.lines} />}
        </Container>
      </Body>
    </Html>
  )
}

/** The alternative text looks like the logo, because many mail clients block pictures at first. */
function Logo({ src, alt }: { src: string; alt: string }) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- mail programs know nothing of Next
    <img src={src} alt={alt} height={32} style={styles.logo} />
  )
}

function Foot({ lines }: Pick<MailFoot, 'lines'>) {
  return (
    <Text style={styles.foot}>
      {lines.map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
    </Text>
  )
}

function Picture({ src, alt, width, height }: LetterPicture) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- mail programs know nothing of Next
    <img src={src} alt={alt} width={width} height={height} style={styles.picture} />
  )
}

function Table({ title, rows, hasTotal = false }: LetterTable) {
  return (
    <>
      <Heading as="h2" style={styles.tableTitle}>
        {title}
      </Heading>
      <table style={styles.table}>
        <tbody>
          {rows.map(([label, value], index) => {
            const sum = hasTotal && index === rows.length - 1 ? styles.sum : {}
            return (
              <tr key={index}>
                {label === '' ? (
                  <td colSpan={2} style={styles.cell}>
                    {value}
                  </td>
                ) : (
                  <>
                    <th scope="row" style={{ ...styles.label, ...sum }}>
                      {label}
                    </th>
                    <td style={{ ...styles.value, ...sum }}>{value}</td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
