<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Privacy\Erasure;
use Brolga\Core\Privacy\ExportPage;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;
use Generator;

/**
 * Enquiries go page by page, so that a thousand of them end no request.
 *
 * @see PRIV-1 PRIV-6 PRIV-10
 *
 * @phpstan-import-type ExportItem from PersonalDataSource
 */
final class LeadPersonalData implements PersonalDataSource {

	/** Enquiries a page. */
	public const PAGE = 50;

	public function __construct(
		private readonly EntryRepository $entries,
		private readonly LeadService $leads
	) {}

	/**
	 * A page of enquiries, oldest first.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param int             $page    From 1.
	 */
	public function export( PersonalAddress $address, int $page ): ExportPage {
		$entries = $this->entries->of_person( $address, self::PAGE, self::PAGE * ( max( 1, $page ) - 1 ) );
		return new ExportPage( array_map( self::enquiry( ... ), $entries ), count( $entries ) < self::PAGE );
	}

	/**
	 * Removes a page of enquiries.
	 *
	 * @param PersonalAddress $address Whose.
	 */
	public function erase( PersonalAddress $address ): Erasure {
		$entries = $this->entries->of_person( $address, self::PAGE );
		foreach ( $entries as $entry ) {
			$this->leads->delete( $entry->id );
		}
		return new Erasure( count( $entries ), count( $entries ) < self::PAGE );
	}

	/**
	 * An enquiry, with everything that is kept of it.
	 *
	 * @param Entry $entry The enquiry.
	 * @return ExportItem
	 */
	private static function enquiry( Entry $entry ): array {
		return ExportPage::item( 'brolga-leads', __( 'Leads', 'brolga' ), "brolga-lead-{$entry->id}", self::values( $entry ) );
	}

	/**
	 * What is kept of an enquiry, by name. Fields may have one label, or that of
	 * something of ours: nothing takes the place of anything.
	 *
	 * @param Entry $entry The enquiry.
	 * @return Generator<string, string>
	 */
	private static function values( Entry $entry ): Generator {
		yield __( 'Received', 'brolga' ) => get_date_from_gmt( $entry->created_at );
		yield __( 'Form', 'brolga' ) => $entry->form_title;
		yield __( 'Page', 'brolga' ) => $entry->page;
		yield __( 'Name', 'brolga' ) => $entry->name;
		yield __( 'Email', 'brolga' ) => $entry->email;
		foreach ( $entry->fields as $field ) {
			yield $field['label'] => $field['text'];
		}
		yield __( 'Came from', 'brolga' ) => $entry->referrer;
		yield __( 'Campaign', 'brolga' ) => http_build_query( $entry->campaign );
		yield __( 'A/B variants', 'brolga' ) => implode( ', ', $entry->variants->names() );
		yield __( 'Agreed to', 'brolga' ) => $entry->consent;
		yield __( 'Notes', 'brolga' ) => self::told( $entry, 'note' );
		yield __( 'Replies', 'brolga' ) => self::told( $entry, Entry::REPLY );
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
}
