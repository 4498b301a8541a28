import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import {
  answersAfter,
  type CustomerRequest,
  lastMessage,
  type RequestFile,
  type RequestMessage,
} from '#domain/customer/request.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { DisputeBodies } from '#parts/dispute-route/dispute-bodies.tsx';
import { downloadRequestFile } from '#queries/account/requests.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';
import { Chip } from '#ui/layout/chip.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** The messages of a request, oldest first; those that come while it is open are marked and announced. */
export function RequestThreadPart({ request }: { request: CustomerRequest }): ReactElement {
  const { t } = useTexts();
  const { id, messages } = request;
  const [known] = useState(() => lastMessage(messages));
  const news = answersAfter(messages, known);
  return (
    <section aria-labelledby="request-thread">
      <h2 id="request-thread" className="request-heading">
        {t('requests.detail.thread')}
      </h2>
      <p role="status" className="visually-hidden">
        {news.length > 0 && t('requests.detail.news', { count: news.length })}
      </p>
      <ol className="request-thread">
        {messages.map((message, at) => (
          <Message
            key={message.id}
            request={id}
            message={message}
            isNew={news.includes(message)}
            hasMoved={at > 0 && messages[at - 1]?.state !== message.state}
          />
        ))}
      </ol>
    </section>
  );
}

interface MessageProps {
  request: number;
  message: RequestMessage;
  isNew: boolean;
  /** True when the request took another state with it. */
  hasMoved: boolean;
}

function Message({ request, message, isNew, hasMoved }: MessageProps): ReactElement {
  const { t } = useTexts();
  const { dateTime } = useFormats();
  const { name } = useFacts().settings.organization;
  const { isOwn, date, text, state, files } = message;
  return (
    <li className={isOwn ? 'request-message is-own' : 'request-message'}>
      <p className="request-message-head">
        <strong>{isOwn ? t('requests.detail.you') : name}</strong>
        <time dateTime={date}>{dateTime(date)}</time>
        {isNew && <Chip tone="info">{t('requests.detail.new')}</Chip>}
      </p>
      <p className="request-message-text">{text}</p>
      {files.length > 0 && (
        <ul className="request-files" aria-label={t('requests.detail.files')}>
          {files.map((file, at) => (
            <MessageFile key={file.id ?? `${at} ${file.name}`} {...{ request, file }} />
          ))}
        </ul>
      )}
      {hasMoved && (
        <p className="request-message-state">
          {t('requests.detail.state', { state: t(`requests.states.${state}`) })}
        </p>
      )}
      {!isOwn && state === 'denied' && (
        <div className="request-message-disputes">
          <p>
            <strong>{t('parts.disputes.title')}</strong>
          </p>
          <DisputeBodies />
        </div>
      )}
    </li>
  );
}

/** A file of a message; its name alone where the retailer gives no way to read it. */
function MessageFile({ request, file }: { request: number; file: RequestFile }): ReactElement {
  const { t } = useTexts();
  const { id, name, sizeText } = file;
  return (
    <li>
      <Icon name="document" />
      <span className="request-file-name">{name}</span>
      <span className="request-file-size">{sizeText}</span>
      {id !== null && (
        <DownloadButton quiet download={() => downloadRequestFile(request, { ...file, id })}>
          <span className="visually-hidden">{t('requests.detail.download', { name })}</span>
        </DownloadButton>
      )}
    </li>
  );
}
