<?php
/**
 * Who is told what, and when.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Core;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Leads\LeadStored;
use Brolga\Tests\LeadTestCase;
use RuntimeException;

/**
 * ARCH-3
 */
final class EventsTest extends LeadTestCase {

	/**
	 * ARCH-3: listeners inside of the transaction, the action after it.
	 */
	public function test_an_enquiry_is_told_once_it_is_stored(): void {
		$told = [];
		add_action(
			'brolga_lead_stored',
			function ( int $id, string $form ) use ( &$told ): void {
				$told[] = [ $id, $form, $this->rows_of( 'outbox' ) ];
			},
			10,
			2
		);
		$id = $this->send( $this->form_on_page() );
		self::assertSame( [ [ $id, 'enquiry', 1 ] ], $told );
		$this->send( $this->form_on_page(), [], 'a robot' );
		self::assertCount( 1, $told, 'Spam is told to nobody.' );
	}

	/**
	 * ARCH-3: what was undone was no event.
	 */
	public function test_what_is_undone_is_told_to_nobody(): void {
		$told = 0;
		add_action(
			'brolga_lead_stored',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		$lead = $this->leads->find( $this->insert() );
		self::assertNotNull( $lead );
		$transaction = $this->built->get( Transaction::class );
		$events      = $this->built->get( Events::class );
		$transaction->run(
			function () use ( $transaction, $events, $lead, &$told ): void {
				try {
					$transaction->run(
						static function () use ( $events, $lead ): void {
							$events->dispatch( new LeadStored( $lead->id, 'inner', $lead ) );
							throw new RuntimeException( 'undone' );
						}
					);
				} catch ( RuntimeException ) {
					$events->dispatch( new LeadStored( $lead->id, 'outer', $lead ) );
				}
				self::assertSame( 0, $told, 'Before it is certain.' );
			}
		);
		self::assertSame( 1, $told );
		$undone = false;
		try {
			$transaction->run(
				static function () use ( $events, $lead ): void {
					$events->dispatch( new LeadStored( $lead->id, 'enquiry', $lead ) );
					throw new RuntimeException( 'undone' );
				}
			);
		} catch ( RuntimeException ) {
			$undone = true;
		}
		self::assertSame( [ true, 1 ], [ $undone, $told ] );
	}
}
