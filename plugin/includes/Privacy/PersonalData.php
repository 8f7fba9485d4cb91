<?php
/**
 * What WordPress' tools for personal data ask us.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\InvalidJson;
use Brolga\Core\Json;
use Brolga\Core\Module;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Leads\Entry;
use Brolga\Leads\LeadService;
use Brolga\Mail\Mail;
use Brolga\Newsletter\Providers\RemoteList;
use Brolga\Newsletter\SubscriberStatus;

/**
 * Tells and removes what is known of a person: enquiries with their mails,
 * places in lists, other mails that wait, searches in the audit log. Enquiries
 * go page by page, so that a thousand of them end no request.
 *
 * @see PRIV-1 PRIV-6
 *
 * @phpstan-type ExportItem array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}
 */
final class PersonalData implements Module {

	/** The name of both in WordPress' lists. */
	private const ID = 'brolga';

	/** Enquiries a page. */
	public const PAGE = 50;

	/**
	 * Keeps its helpers.
	 *
	 * @param PersonalDataRepository $data  Finds.
	 * @param LeadService            $leads Removes enquiries.
	 */
	public function __construct(
		private readonly PersonalDataRepository $data,
		private readonly LeadService $leads
	) {}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Takes part in both tools.
	 */
	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $all + [ self::ID => $this->part( 'exporter_friendly_name', $this->export( ... ) ) ] );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $all + [ self::ID => $this->part( 'eraser_friendly_name', $this->erase( ... ) ) ] );
	}

	/**
	 * How WordPress wants to be told of us.
	 *
	 * @param string                                          $name     Where it looks for our name.
	 * @param callable( string, int ): array<string, mixed> $callback What it calls.
	 * @return array<string, mixed>
	 */
	private function part( string $name, callable $callback ): array {
		return [
			$name      => __( 'Enquiries and newsletter', 'brolga' ),
			'callback' => $callback,
		];
	}

	/**
	 * A page of what is known.
	 *
	 * @param string $email Whose.
	 * @param int    $page  From 1.
	 * @return array{data: list<ExportItem>, done: bool}
	 *
	 * @throws StorageUnavailable When the database refuses: better no answer than one with gaps.
	 */
	private function export( string $email, int $page = 1 ): array {
		$address = new PersonalAddress( $email );
		if ( ! $address->is_somebodys() ) {
			return [
				'data' => [],
				'done' => true,
			];
		}
		$entries = $this->data->entries( $address, self::PAGE, self::PAGE * ( max( 1, $page ) - 1 ) );
		$done    = count( $entries ) < self::PAGE;
		$items   = array_map( self::enquiry( ... ), $entries );
		if ( $done ) {
			$items = [ ...$items, ...array_map( self::subscription( ... ), $this->data->subscriptions( $address ) ), ...array_map( self::mail( ... ), $this->data->mails( $address ) ) ];
		}
		return [
			'data' => $items,
			'done' => $done,
		];
	}

	/**
	 * Removes a page of what is known. Pages are not counted: what was removed is
	 * no longer in the way.
	 *
	 * @param string $email Whose.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function erase( string $email ): array {
		$address = new PersonalAddress( $email );
		$entries = $address->is_somebodys() ? $this->data->entries( $address, self::PAGE ) : [];
		foreach ( $entries as $entry ) {
			$this->leads->delete( $entry->id );
		}
		$removed  = count( $entries );
		$done     = $removed < self::PAGE;
		$messages = [];
		if ( $done && $address->is_somebodys() ) {
			$messages = self::elsewhere( $this->data->subscriptions( $address ) );
			$removed += $this->data->forget_subscriptions( $address );
			$mails    = $this->data->mails( $address );
			foreach ( $mails as $mail ) {
				$this->data->forget_mail( $mail['id'] );
				++$removed;
			}
			$removed += $this->data->forget_searches( $address );
			$done     = count( $mails ) < PersonalDataRepository::MAILS;
		}
		return [
			'items_removed'  => $removed > 0,
			'items_retained' => false,
			'messages'       => $messages,
			'done'           => $done,
		];
	}

	/**
	 * Who else has the address because this site brought it there: only the owner
	 * can erase it there.
	 *
	 * @param list<array<string, string|null>> $subscriptions Rows of the table.
	 * @return list<string>
	 */
	private static function elsewhere( array $subscriptions ): array {
		$messages = [];
		foreach ( $subscriptions as $row ) {
			$kind = RemoteList::kind_of( $row['list_id'] ?? '' );
			// What was kept apart was brought nowhere.
			if ( null !== $kind && SubscriberStatus::Spam->value !== $row['status'] ) {
				/* translators: %s: a service's name. */
				$messages[] = sprintf( __( 'This site has brought the address to a list that is kept elsewhere (%s). Please erase it there as well.', 'brolga' ), $kind->label() );
			}
		}
		return array_values( array_unique( $messages ) );
	}

	/**
	 * An enquiry, with everything that is kept of it.
	 *
	 * @param Entry $entry The enquiry.
	 * @return ExportItem
	 */
	private static function enquiry( Entry $entry ): array {
		$data = [
			__( 'Received', 'brolga' ) => get_date_from_gmt( $entry->created_at ),
			__( 'Form', 'brolga' )     => $entry->form_title,
			__( 'Page', 'brolga' )     => $entry->page,
			__( 'Name', 'brolga' )     => $entry->name,
			__( 'Email', 'brolga' )    => $entry->email,
		];
		foreach ( $entry->fields as $field ) {
			$data[ $field['label'] ] = $field['text'];
		}
		$data[ __( 'Came from', 'brolga' ) ] = $entry->referrer;
		$data[ __( 'Campaign', 'brolga' ) ]  = http_build_query( $entry->campaign );
		$data[ __( 'A/B variants', 'brolga' ) ] = implode( ', ', $entry->variants->names() );
		$data[ __( 'Agreed to', 'brolga' ) ] = $entry->consent;
		$data[ __( 'Notes', 'brolga' ) ]     = self::told( $entry, 'note' );
		$data[ __( 'Replies', 'brolga' ) ]   = self::told( $entry, Entry::REPLY );
		return self::item( 'brolga-leads', __( 'Enquiries', 'brolga' ), "brolga-lead-{$entry->id}", $data );
	}

	/**
	 * What owners wrote into an enquiry's timeline.
	 *
	 * @param Entry  $entry The enquiry.
	 * @param string $kind  Notes or replies.
	 */
	private static function told( Entry $entry, string $kind ): string {
		return implode( "\n\n", array_column( array_filter( $entry->timeline, static fn ( array $event ): bool => $kind === $event['kind'] ), 'text' ) );
	}

	/**
	 * A place in a list, with the proof of consent.
	 *
	 * @param array<string, string|null> $row Of the table.
	 * @return ExportItem
	 */
	private static function subscription( array $row ): array {
		$answers = [];
		foreach ( Entry::answers( $row['fields'] ?? null ) as $field ) {
			/* translators: %s: a question that the owner asks. */
			$answers[ sprintf( __( 'Answer: %s', 'brolga' ), $field['label'] ) ] = $field['text'];
		}
		return self::item(
			'brolga-subscriptions',
			__( 'Newsletter', 'brolga' ),
			'brolga-subscription-' . ( $row['id'] ?? '' ),
			[
				__( 'Email', 'brolga' )      => (string) ( $row['email'] ?? '' ),
				__( 'Name', 'brolga' )       => trim( ( $row['first_name'] ?? '' ) . ' ' . ( $row['last_name'] ?? '' ) ),
				...$answers,
				__( 'List', 'brolga' )       => (string) ( $row['list_id'] ?? '' ),
				__( 'Status', 'brolga' )     => (string) ( $row['status'] ?? '' ),
				__( 'Agreed to', 'brolga' )  => (string) ( $row['consent_text'] ?? '' ),
				__( 'Page', 'brolga' )       => (string) ( $row['consent_page'] ?? '' ),
				__( 'Asked for', 'brolga' )  => (string) ( $row['consent_at'] ?? '' ),
				__( 'Confirmed', 'brolga' )  => (string) ( $row['confirmed_at'] ?? '' ),
				__( 'Left again', 'brolga' ) => (string) ( $row['unsubscribed_at'] ?? '' ),
			]
		);
	}

	/**
	 * A mail that waits to be sent.
	 *
	 * @param array{id: int, payload: string, created_at: string} $row Of the outbox.
	 * @return ExportItem
	 */
	private static function mail( array $row ): array {
		$payload = [];
		try {
			foreach ( Json::map( $row['payload'], PHP_INT_MAX ) as $name => $value ) {
				$payload[ (string) $name ] = $value;
			}
		} catch ( InvalidJson ) {
			$payload = [];
		}
		$mail = Mail::from_payload( $payload );
		return self::item(
			'brolga-mails',
			__( 'Mails that wait to be sent', 'brolga' ),
			"brolga-mail-{$row['id']}",
			[
				__( 'Written', 'brolga' ) => get_date_from_gmt( $row['created_at'] ),
				__( 'To', 'brolga' )      => implode( ', ', $mail->to ),
				__( 'Subject', 'brolga' ) => $mail->subject,
				__( 'Text', 'brolga' )    => $mail->text,
			]
		);
	}

	/**
	 * An item of the export. WordPress prints it as HTML; what is empty is left out.
	 *
	 * @param string                   $group Its group.
	 * @param string                   $label The group's name.
	 * @param string                   $id    Its own.
	 * @param array<array-key, string> $data  Values by name.
	 * @return ExportItem
	 */
	private static function item( string $group, string $label, string $id, array $data ): array {
		$pairs = [];
		foreach ( $data as $name => $value ) {
			if ( '' !== $value ) {
				$pairs[] = [
					'name'  => (string) $name,
					'value' => esc_html( $value ),
				];
			}
		}
		return [
			'group_id'    => $group,
			'group_label' => $label,
			'item_id'     => $id,
			'data'        => $pairs,
		];
	}
}
