<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Uploads\UploadDownload;
use Brolga\Leads\Lead;
use Brolga\Leads\Replies\ReplyHandler;
use Brolga\Outbox\Delivery;
use Brolga\Outbox\OutboxRepository;
use Brolga\Spam\Wording\Sign;

/**
 * Formats leads according to plugin/contracts/schemas/lead.json. Times are UTC and end in "Z".
 *
 * @phpstan-import-type JobHistory from OutboxRepository
 */
final class LeadFormat {

	/** @return array<string, mixed> */
	public static function summary( Lead $lead, Delivery $delivery ): array {
		return [
			'id'       => $lead->id,
			'status'   => $lead->status->value,
			'created'  => self::time( $lead->created_at ),
			'updated'  => self::time( $lead->updated_at ),
			'source'   => $lead->form_source,
			'form'     => $lead->form_title,
			'form_uid' => $lead->form_uid,
			'page'     => $lead->page,
			'name'     => $lead->name,
			'email'    => $lead->email,
			'summary'  => $lead->summary,
			'fields'   => ShownAnswer::all( $lead->fields ),
			'delivery' => [ 'state' => $delivery->value ],
		];
	}

	/** @return array<string, mixed> */
	public static function all( LeadDetail $detail ): array {
		return [
			...self::summary( $detail->lead, $detail->delivery ),
			'fields'   => self::fields( $detail ),
			'delivery' => self::delivery( $detail ),
			'referrer' => $detail->lead->referrer,
			'campaign' => (object) $detail->lead->campaign,
			'variants' => self::variants( $detail->lead ),
			'consent'  => $detail->lead->consent,
			'timeline' => self::timeline( $detail ),
		];
	}

	/**
	 * Returns the A/B test variants the visitor saw. They come from a cookie, which can name any
	 * post, so only the titles of public posts are included.
	 *
	 * @return list<array{test: string, post: int, subject: string, title: string}>
	 * @see LEAD-27
	 */
	private static function variants( Lead $lead ): array {
		$variants = [];
		foreach ( $lead->variants->subjects as $key => $subject ) {
			// From `12-3`, PHP casts the post's ID.
			$post       = (int) $key;
			$variants[] = [
				'test'    => (string) $key,
				'post'    => $post,
				'subject' => $subject,
				'title'   => 'publish' === get_post_status( $post )
					? wp_specialchars_decode( get_the_title( $post ), ENT_QUOTES )
					: '',
			];
		}
		return $variants;
	}

	/**
	 * @see UPLOAD-10
	 * @return list<array<string, mixed>>
	 */
	private static function fields( LeadDetail $detail ): array {
		$uploads = array_column( $detail->files, null, 'id' );
		$fields  = [];
		foreach ( ShownAnswer::all( $detail->lead->fields ) as $field ) {
			$files = [];
			foreach ( FieldType::File->value === $field['type'] ? (array) $field['value'] : [] as $id ) {
				$upload = $uploads[ $id ] ?? null;
				if ( null !== $upload ) {
					$files[] = [
						'name' => $upload->name,
						'size' => $upload->size,
						'type' => $upload->type,
						'url'  => UploadDownload::address( $upload ),
					];
				}
			}
			$fields[] = [] === $files ? $field : $field + [ 'files' => $files ];
		}
		return $fields;
	}

	/**
	 * @return array<string, mixed>
	 * @see OUTBOX-8
	 */
	private static function delivery( LeadDetail $lead ): array {
		$next     = null;
		$error    = '';
		$attempts = 0;
		$mails    = [];
		foreach ( $lead->jobs as $job ) {
			$mail      = self::mail( $job );
			$attempts += $mail['attempts'];
			$error     = '' === $mail['error'] ? $error : $mail['error'];
			$next      = $mail['next'] ?? $next;
			$mails[]   = $mail;
		}
		return [
			'state'    => $lead->delivery->value,
			'attempts' => $attempts,
			'next'     => $next,
			'error'    => $error,
			'mails'    => $mails,
		];
	}

	/**
	 * @phpstan-param JobHistory $job
	 * @return array{id: int, kind: string, state: string, attempts: int, next: string|null, error: string}
	 */
	private static function mail( array $job ): array {
		return [
			'id'       => $job['id'],
			'kind'     => $job['kind'],
			'state'    => $job['state']->value,
			'attempts' => $job['attempts'],
			'next'     => OutboxRepository::PENDING === $job['status']
				? gmdate( 'Y-m-d\TH:i:s\Z', $job['available_at'] )
				: null,
			'error'    => $job['last_error'],
		];
	}

	/**
	 * Returns the lead's events, oldest first: its arrival, what users did, and each email that
	 * was sent. The email of a reply is part of the reply's event.
	 *
	 * @return list<array{
	 *     at: string,
	 *     kind: string,
	 *     text: string,
	 *     user: string,
	 *     reply?: array<string, mixed>,
	 *     signs?: list<array{sign: string, value: string, text: string}>,
	 * }>
	 * @see LEAD-36
	 */
	private static function timeline( LeadDetail $detail ): array {
		$events = [];
		$jobs   = array_column( $detail->jobs, null, 'id' );
		foreach ( $detail->lead->timeline as $event ) {
			$user  = get_userdata( $event['user'] );
			$told  = [
				'at'   => self::time( $event['at'] ),
				'kind' => $event['kind'],
				'text' => $event['text'],
				'user' => false === $user ? '' : $user->display_name,
			];
			$told    += array_filter( [ 'signs' => self::signs( $event['signs'] ?? [] ) ] );
			$reply    = $event['reply'] ?? null;
			$events[] = null === $reply ? $told : $told + [
				'reply' => [
					'subject' => $reply['subject'],
					'quotes'  => $reply['quotes'],
					'mail'    => isset( $jobs[ $reply['job'] ] ) ? self::mail( $jobs[ $reply['job'] ] ) : null,
				],
			];
		}
		foreach ( $detail->jobs as $job ) {
			if ( '' !== $job['sent_at'] && ReplyHandler::KIND !== $job['kind'] ) {
				$events[] = [
					'at'   => self::time( $job['sent_at'] ),
					'kind' => $job['kind'],
					'text' => '',
					'user' => '',
				];
			}
		}
		// usort() is stable: events of the same second keep their order.
		usort( $events, static fn ( array $one, array $other ): int => $one['at'] <=> $other['at'] );
		$received = [
			'at'   => self::time( $detail->lead->created_at ),
			'kind' => 'received',
			'text' => '',
			'user' => '',
		];
		return [ $received, ...$events ];
	}

	/**
	 * @see SPAM-34
	 * @param list<array{sign: string, value: string}> $stored
	 * @return list<array{sign: string, value: string, text: string}>
	 */
	private static function signs( array $stored ): array {
		return array_map(
			static fn ( array $sign ): array => $sign + [ 'text' => Sign::told( $sign['sign'], $sign['value'] ) ],
			$stored
		);
	}

	private static function time( string $stored ): string {
		return str_replace( ' ', 'T', $stored ) . 'Z';
	}
}
