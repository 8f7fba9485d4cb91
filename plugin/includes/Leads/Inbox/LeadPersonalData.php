<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Export\SiteTime;
use Brolga\Core\Privacy\Erasure;
use Brolga\Core\Privacy\ExportPage;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Leads\Lead;
use Brolga\Leads\Storage\LeadRepository;
use Generator;

/**
 * Exports and erases leads page by page, so that a thousand of them do not exceed a request's time limit.
 *
 * @see PRIV-1 PRIV-6 PRIV-10 PRIV-350
 *
 * @phpstan-import-type ExportItem from PersonalDataSource
 */
final class LeadPersonalData implements PersonalDataSource {

	public const PAGE = 50;

	public function __construct(
		private readonly LeadRepository $leads,
		private readonly LeadService $service,
		private readonly ExportedFiles $files
	) {}

	public function export( PersonalAddress $address, int $page ): ExportPage {
		$leads = $this->leads->of_person( $address, self::PAGE, self::PAGE * ( max( 1, $page ) - 1 ) );
		return new ExportPage( array_map( $this->submission( ... ), $leads ), count( $leads ) < self::PAGE );
	}

	public function erase( PersonalAddress $address ): Erasure {
		$leads = $this->leads->of_person( $address, self::PAGE );
		foreach ( $leads as $lead ) {
			$this->service->delete( $lead->id );
		}
		return new Erasure( count( $leads ), count( $leads ) < self::PAGE );
	}

	/** @return ExportItem */
	private function submission( Lead $lead ): array {
		return ExportPage::item(
			'brolga-leads',
			__( 'Leads', 'brolga' ),
			"brolga-lead-{$lead->id}",
			$this->values( $lead )
		);
	}

	/**
	 * Yields what is stored with a lead, by label. Uses a generator because labels may repeat:
	 * several fields may have the same label, or that of a fixed value.
	 *
	 * @return Generator<string, string>
	 */
	private function values( Lead $lead ): Generator {
		yield __( 'Received', 'brolga' ) => ( new SiteTime() )->of( $lead->created_at );
		yield __( 'Form', 'brolga' ) => $lead->form_title;
		yield __( 'Page', 'brolga' ) => $lead->page;
		yield __( 'Name', 'brolga' ) => $lead->name;
		yield __( 'Email', 'brolga' ) => $lead->email;
		foreach ( $lead->fields as $field ) {
			yield $field['label'] => ShownAnswer::text( $field );
		}
		yield __( 'Files in this export', 'brolga' ) => implode( "\n", $this->files->places( $lead ) );
		yield __( 'Came from', 'brolga' ) => $lead->referrer;
		yield __( 'Campaign', 'brolga' ) => http_build_query( $lead->campaign );
		yield __( 'A/B variants', 'brolga' ) => implode( ', ', $lead->variants->names() );
		yield __( 'Agreed to', 'brolga' ) => $lead->consent;
		yield __( 'Notes', 'brolga' ) => self::told( $lead, 'note' );
		yield __( 'Replies', 'brolga' ) => self::told( $lead, Lead::REPLY );
	}

	private static function told( Lead $lead, string $kind ): string {
		return implode(
			"\n\n",
			array_column(
				array_filter( $lead->timeline, static fn ( array $event ): bool => $kind === $event['kind'] ),
				'text'
			)
		);
	}
}
