<?php
/**
 * What strangers can have sent to one mailbox.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Core\Support\ErrorKey;
use Brolga\Mail\MailShare;
use Brolga\Mail\ShareUsed;
use Brolga\Tests\FormTestCase;

/**
 * OUTBOX-450
 */
final class MailShareTest extends FormTestCase {

	/**
	 * OUTBOX-450: three an hour, over all kinds and spellings, whoever asks; then a form stores an enquiry without an
	 * answer.
	 */
	public function test_a_mailbox_gets_three_an_hour_of_all_kinds(): void {
		$share = $this->built->get( MailShare::class );
		$take  = static function ( string $kind, string $list, string $email, string $from ) use ( $share ): int {
			$_SERVER['REMOTE_ADDR'] = $from;
			try {
				$share->take( $kind, $list, $email, 86400000 );
				return 0;
			} catch ( ShareUsed $refusal ) {
				return $refusal->retry_after;
			}
		};
		self::assertSame( 0, $take( 'list-mail', 'news', 'jo@example.com', '203.0.113.1' ) );
		self::assertSame( 0, $take( 'stock-mail', '12', 'Jo+shop@example.com', '203.0.113.2' ) );
		$this->clock->advance( 600 );
		self::assertSame( 1, $this->answers() );
		self::assertSame( 3000, $take( 'list-call', 'remote', 'j.o@example.com', '203.0.113.3' ) );
		self::assertSame( 1, $this->answers() );
		self::assertSame( 2, $this->rows_of( 'entries' ) );
		self::assertSame( 0, $take( 'list-mail', 'news', 'other@example.com', '203.0.113.1' ) );
		$this->clock->advance( 3000 );
		self::assertSame( 0, $take( 'list-call', 'remote', 'jo@example.com', '203.0.113.3' ) );
	}

	/**
	 * Sends a form that answers, and counts the answers there are.
	 */
	private function answers(): int {
		$form = $this->form_on_page( [ 'autoreply' => [ 'send' => true ] ] );
		$sent = $this->service->submit( $this->submission( $form, [ 'message' => uniqid() ] + self::VALUES ) );
		self::assertNotSame( ErrorKey::Unavailable, $sent->error );
		return (int) $this->connection->value(
			"SELECT COUNT(*) FROM {$this->connection->table( 'outbox' )} WHERE kind = 'autoreply'"
		);
	}
}
