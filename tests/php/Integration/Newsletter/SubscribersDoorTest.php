<?php
/**
 * The button that exports subscribers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Export\Download;
use Brolga\Newsletter\Admin\SubscribersScreen;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\HeldDownload;
use RuntimeException;

/**
 * EXPORT-2
 */
final class SubscribersDoorTest extends NewsletterTestCase {

	private HeldDownload $download;

	protected function setUp(): void {
		parent::setUp();
		$this->download = new HeldDownload();
		remove_all_actions( 'admin_post_' . SubscribersScreen::EXPORT );
		Built::around( $this->clock, [ Download::class => $this->download ] )
			->get( SubscribersScreen::class )
			->register();
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function ( mixed $message, mixed $title, mixed $arguments ): never {
				self::assertIsString( $message );
				self::assertIsArray( $arguments );
				self::assertIsInt( $arguments['response'] );
				throw new RuntimeException( $message, $arguments['response'] );
			}
		);
		foreach ( [ 'jo' => 'confirmed', 'kim' => 'unsubscribed' ] as $name => $status ) {
			$this->connection->insert(
				'subscribers',
				[
					'list_id'      => 'newsletter',
					'email'        => "{$name}@example.com",
					'fields'       => '',
					'status'       => $status,
					'consent_text' => '',
					'consent_page' => '',
					'consent_at'   => '2026-01-01 00:00:00',
					'created_at'   => '2026-01-01 00:00:00',
				]
			);
		}
		$this->become( 'editor' );
		$_REQUEST['_wpnonce']      = wp_create_nonce( SubscribersScreen::EXPORT );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = [];
	}

	/**
	 * Presses the button.
	 *
	 * @phpstan-impure
	 *
	 * @return array{int, string} The status and the reason of a refusal; 200 and none otherwise.
	 */
	private function press(): array {
		try {
			do_action( 'admin_post_' . SubscribersScreen::EXPORT );
			return [ 200, '' ];
		} catch ( RuntimeException $refusal ) {
			return [ (int) $refusal->getCode(), $refusal->getMessage() ];
		}
	}

	public function test_it_sends_those_that_are_shown(): void {
		$_POST = [ 'status' => 'confirmed' ];
		self::assertSame( [ 200, '' ], $this->press() );
		self::assertStringContainsString( 'jo@example.com', $this->download->text );
		self::assertStringNotContainsString( 'kim@example.com', $this->download->text );
	}

	/**
	 * PRIV-5: the line in the audit log says how many, and by which question.
	 */
	public function test_it_is_filtered_as_the_list_is(): void {
		$_POST = [ 'list' => 'newsletter', 'search' => 'Kim' ];
		self::assertSame( [ 200, '' ], $this->press() );
		self::assertStringContainsString( 'kim@example.com', $this->download->text );
		self::assertStringNotContainsString( 'jo@example.com', $this->download->text );
		$line = $this->built->get( AuditLogRepository::class )->newest( 1 )[0] ?? [];
		self::assertSame(
			[ 'export_subscribers', 1, [ 'list' => 'newsletter', 'search' => 'kim' ] ],
			[ $line['action'] ?? '', $line['items'] ?? 0, array_diff( $line['filter'] ?? [], [ '' ] ) ]
		);
		$this->download->text = '';
		$_POST                = [ 'list' => 'trade' ];
		$this->press();
		self::assertStringNotContainsString( '@', $this->download->text );
	}

	public function test_who_may_not_gets_nothing(): void {
		$_SERVER['REQUEST_METHOD'] = 'GET';
		self::assertSame( 405, $this->press()[0] );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$this->become( 'author' );
		self::assertSame( 403, $this->press()[0] );
		$this->become( 'editor' );
		$_REQUEST['_wpnonce'] = 'made up';
		self::assertSame( 403, $this->press()[0] );
		self::assertSame( '', $this->download->text );
	}

	public function test_an_unknown_status_is_told_with_those_there_are(): void {
		$_POST           = [ 'status' => 'open' ];
		[ $code, $text ] = $this->press();
		self::assertSame( 400, $code );
		self::assertStringContainsString( 'pending, confirmed, unsubscribed, handed_on or spam', $text );
		self::assertSame( '', $this->download->text );
		$_POST = [ 'status' => [ 'confirmed' ] ];
		self::assertSame( 200, $this->press()[0], 'What is no text asks for nothing in particular.' );
	}
}
