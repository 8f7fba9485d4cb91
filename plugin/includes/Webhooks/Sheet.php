<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Leads\Lead;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Webhooks\Google\ServiceAccount;
use Brolga\Webhooks\Google\SheetPlace;
use Brolga\Webhooks\Google\SheetRow;
use Brolga\Webhooks\Google\SheetsApi;
use Brolga\Webhooks\Google\SheetTable;

/**
 * Adds a row with each new lead to a Google Sheet. An attempt whose answer was lost may have
 * succeeded, so later ones first look whether the row is there.
 *
 * @see LEAD-735
 */
final class Sheet extends LeadReceiver {

	public const KIND = 'sheet';

	/** The key in a job of which an attempt has failed. */
	private const TRIED = 'tried';

	public function __construct(
		private readonly Settings $settings,
		LeadRepository $leads,
		private readonly SheetsApi $api,
		private readonly LedgerRepository $ledger,
		private readonly Clock $clock
	) {
		parent::__construct( $leads );
	}

	public function kind(): string {
		return self::KIND;
	}

	public function name(): string {
		return __( 'Google Sheet', 'brolga' );
	}

	public function is_on(): bool {
		return '' !== $this->text( WebhooksSection::SHEET ) && '' !== $this->text( WebhooksSection::GOOGLE_KEY );
	}

	public function account(): string {
		return ServiceAccount::read( $this->text( WebhooksSection::GOOGLE_KEY ) )->email ?? '';
	}

	public function policy(): string {
		return __( 'We collect messages from our forms in a Google Sheet. Google therefore processes what you send us.', 'brolga' );
	}

	public function test(): string {
		SiteLanguage::write( fn () => $this->table( true )->append(
			SheetRow::test( $this->clock->now()->format( 'Y-m-d H:i:s' ) )
		) );
		return __( 'A row called “Test” was added to the sheet. You can delete it.', 'brolga' );
	}

	protected function send( Lead $lead, ClaimedJob $job ): void {
		$row = SheetRow::of( $lead, self::address( $lead ) );
		try {
			$table    = $this->table();
			$is_tried = $job->attempt > 1 || isset( $job->payload[ self::TRIED ] );
			if ( ! $is_tried || ! $table->has( $row ) ) {
				$table->append( $row );
			}
		} catch ( DeliveryFailed $failure ) {
			throw new DeliveryFailed( $failure->why, $failure->wait, [ self::TRIED => true ] + $job->payload );
		}
	}

	/** @throws Undeliverable If key or address cannot be read. */
	private function table( bool $at_once = false ): SheetTable {
		$account = ServiceAccount::read( $this->text( WebhooksSection::GOOGLE_KEY ) );
		$place   = SheetPlace::of(
			$this->text( WebhooksSection::SHEET ),
			$this->text( WebhooksSection::SHEET_TAB )
		);
		return null === $account || null === $place
			? throw new Undeliverable( Cause::NoReceiver->with( $this->name() ) )
			: new SheetTable( $this->api, $this->ledger, $account, $place, $at_once );
	}

	private function text( string $name ): string {
		return $this->settings->of( new WebhooksSection() )->text( $name );
	}
}
