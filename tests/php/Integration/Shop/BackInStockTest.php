<?php
/**
 * Who is told when a product is back.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Tests\ShopTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Products that are sold out, and come back.
 */
#[Group( 'once' )]
final class BackInStockTest extends ShopTestCase {

	/**
	 * @return array<array-key, mixed>
	 */
	private static function does( string ...$words ): array {
		return self::site()->step( 'shop-stock', ...$words );
	}

	/**
	 * Sends the form of a page.
	 *
	 * @param int                   $page    The product.
	 * @param string                $token   As the page has it.
	 * @param array<string, string> $changes What is another than usual.
	 * @return array<array-key, mixed>
	 */
	private static function send( int $page, string $token, array $changes = [] ): array {
		return self::does(
			'send',
			(string) $page,
			(string) json_encode( $changes + [
				'brolga_stock'         => $token,
				'brolga_stock_product' => (string) $page,
				'brolga_stock_email'   => 'ada@example.com',
			] )
		);
	}

	/**
	 * The texts of the emails that left.
	 *
	 * @param array<array-key, mixed> $state What a step told.
	 * @return list<array{to: string, subject: string, text: string, unsubscribe: string}>
	 */
	private static function mails( array $state ): array {
		self::assertIsArray( $state['mails'] );
		$mails = [];
		foreach ( $state['mails'] as $payload ) {
			$mail = is_string( $payload ) ? json_decode( $payload, true ) : null;
			self::assertIsArray( $mail );
			self::assertIsArray( $mail['to'] );
			$part    = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
			$mails[] = [
				'to'          => $part( $mail['to'][0] ?? null ),
				'subject'     => $part( $mail['subject'] ),
				'text'        => $part( $mail['text'] ),
				'unsubscribe' => $part( $mail['unsubscribe'] ),
			];
		}
		return $mails;
	}

	/**
	 * The link to confirm in the last email of a state.
	 *
	 * @param array<array-key, mixed> $state What a step told.
	 */
	private static function link( array $state ): string {
		$mails = self::mails( $state );
		$last  = end( $mails );
		self::assertNotFalse( $last );
		self::assertSame( 1, preg_match( '/http\S+brolga_stock_confirm=\S+/', $last['text'], $match ), $last['text'] );
		return $match[0] ?? '';
	}

	/**
	 * Sends the form of a page and confirms it.
	 *
	 * @param int                   $page    The product.
	 * @param string                $token   As the page has it.
	 * @param array<string, string> $changes What is another than usual.
	 * @return array<array-key, mixed> The state.
	 */
	private static function ask( int $page, string $token, array $changes = [] ): array {
		return self::does( 'follow', self::link( self::send( $page, $token, $changes ) ), 'POST' );
	}

	/**
	 * How many emails say that something is back.
	 *
	 * @param array<array-key, mixed> $state What a step told.
	 * @return list<string> Who got them.
	 */
	private static function told( array $state ): array {
		return array_column(
			array_filter(
				self::mails( $state ),
				static fn ( array $mail ): bool => str_ends_with( $mail['subject'], ' is back in stock' )
					&& ! str_starts_with( $mail['subject'], 'Confirm' )
			),
			'to'
		);
	}

	private static function token( mixed $html ): string {
		self::assertIsString( $html );
		self::assertSame( 1, preg_match( '/name="brolga_stock" value="([^"]+)"/', $html, $match ), $html );
		return $match[1] ?? '';
	}

	/**
	 * SHOP-45: asked on the sold-out product's page, refused in order, answered alike, told once, forgotten.
	 */
	public function test_whoever_asks_is_told_once(): void {
		[ 'fern' => $fern, 'pot' => $pot, 'large' => $large, 'small' => $small ] = self::does( 'set-up' );
		self::assertIsInt( $fern );
		self::assertIsInt( $pot );
		self::assertIsInt( $large );
		self::assertIsInt( $small );
		$token = self::token( self::does( 'look', (string) $fern )['html'] );

		foreach (
			[
				[ 403, [ 'HTTP_ORIGIN' => 'https://evil.example' ] ],
				[ 413, [ 'CONTENT_LENGTH' => '210000' ] ],
				[ 403, [ 'brolga_stock' => $token . 'x' ] ],
				[ 422, [ 'brolga_stock_email' => 'ada' ] ],
				[ 422, [ 'brolga_stock_email' => str_repeat( 'a', 250 ) . '@example.com' ] ],
				[ 400, [ 'brolga_stock_product' => (string) $small ] ],
				[ 400, [ 'brolga_stock_product' => (string) $large ] ],
			] as [ $status, $changes ]
		) {
			$told = self::send( $fern, $token, $changes );
			self::assertSame(
				[ $status, [] ],
				[ $told['status'], $told['waiting'] ],
				(string) json_encode( $changes )
			);
			self::assertIsString( $told['html'] );
			self::assertStringContainsString( 'role="alert"', $told['html'] );
		}
		// A bot hears what it wants to hear.
		self::assertSame(
			[ 303, [] ],
			array_values( array_intersect_key(
				self::send( $fern, $token, [ 'brolga_stock_url' => 'x' ] ),
				[ 'status' => 1, 'waiting' => 1 ]
			) )
		);

		$told = [];
		foreach ( [ 'ada@example.com', 'Ada@Example.com', 'kim@example.com' ] as $email ) {
			$told = self::send( $fern, $token, [ 'brolga_stock_email' => $email ] );
			self::assertSame( 303, $told['status'] );
			self::assertIsString( $told['to'] );
			self::assertStringContainsString( 'brolga_stock_sent=1', $told['to'] );
		}
		self::assertSame(
			[ [ 'ada@example.com', 'kim@example.com' ], [] ],
			[ $told['waiting'] ?? null, $told['confirmed'] ?? null ]
		);
		self::does( 'follow', self::link( $told ), 'POST' );
		self::ask( $fern, $token );

		// A variation that is sold out, below the form of the others; what is in stock is not asked about.
		$html = self::does( 'look', (string) $pot )['html'];
		$pots = self::token( $html );
		self::assertIsString( $html );
		self::assertStringContainsString( 'Email me when Large is back in stock', $html );
		self::assertGreaterThan(
			(int) strrpos( $html, 'variations_form' ),
			(int) strpos( $html, 'id="brolga-stock"' )
		);
		self::assertSame( 400, self::send( $pot, $pots, [ 'brolga_stock_product' => (string) $small ] )['status'] );
		self::assertSame(
			[ 'kim@example.com', 'kim@example.com', 'ada@example.com' ],
			array_reverse( (array) self::ask(
				$pot,
				$pots,
				[ 'brolga_stock_product' => (string) $large, 'brolga_stock_email' => 'kim@example.com' ]
			)['confirmed'] )
		);
		// The token of one product's page is none of another's.
		self::assertSame( 403, self::send( $pot, $token, [ 'brolga_stock_product' => (string) $large ] )['status'] );

		$back = self::does( 'back', (string) $fern );
		self::assertSame( [ 'kim@example.com' ], $back['waiting'] );
		self::assertSame( [ 'ada@example.com', 'kim@example.com' ], self::told( $back ) );
		self::assertSame( $back['mails'], self::does( 'back', (string) $fern )['mails'] );
		self::assertContains( 'Tree is back in stock', array_column( self::mails( $back ), 'subject' ) );
		self::assertIsArray( self::does( 'back', (string) $large )['mails'] );
		self::assertSame( [], self::does( 'back', (string) $large )['waiting'] );
		self::assertStringNotContainsString(
			'brolga-stock',
			is_string( $again = self::does( 'look', (string) $fern )['html'] ) ? $again : 'brolga-stock'
		);
	}

	/**
	 * SHOP-45: what comes back without anybody saying so is found within the hour; what is deleted is waited for no
	 * longer.
	 */
	public function test_the_hour_finds_what_came_back(): void {
		$fern = self::does( 'set-up' )['fern'];
		$gone = self::does( 'set-up' )['fern'];
		self::assertIsInt( $fern );
		self::assertIsInt( $gone );
		self::ask( $fern, self::token( self::does( 'look', (string) $fern )['html'] ) );
		$told = self::ask( $gone, self::token( self::does( 'look', (string) $gone )['html'] ) );
		self::assertSame( [ 'ada@example.com', 'ada@example.com' ], $told['waiting'] );
		self::assertSame( [ 'ada@example.com' ], self::does( 'delete', (string) $gone )['waiting'] );
		$before = self::does( 'hour' );
		self::assertSame( [ 'ada@example.com' ], $before['waiting'] );
		self::does( 'silently-back', (string) $fern );
		$after = self::does( 'hour' );
		self::assertSame( [], $after['waiting'] );
		self::assertIsArray( $before['mails'] );
		self::assertIsArray( $after['mails'] );
		self::assertCount( count( $before['mails'] ) + 1, $after['mails'] );
	}

	/**
	 * SHOP-45: whoever asks for what somebody else has bought is told when that order is cancelled, wherever orders
	 * lie.
	 */
	#[DataProvider( 'storages' )]
	public function test_a_cancelled_order_brings_a_product_back( string $storage ): void {
		self::open( $storage );
		$fern = self::does( 'set-up' )['fern'];
		self::assertIsInt( $fern );
		$sold = self::does( 'sell', (string) $fern );
		self::assertIsInt( $sold['order'] );
		self::assertSame( 'posts' === $storage, $sold['is_post'] );
		$asked = self::ask( $fern, self::token( self::does( 'look', (string) $fern )['html'] ) );
		self::assertSame( [ 'ada@example.com' ], $asked['confirmed'] );
		$after = self::does( 'cancel', (string) $sold['order'] );
		self::assertSame( [], $after['waiting'] );
		self::assertIsArray( $asked['mails'] );
		self::assertIsArray( $after['mails'] );
		self::assertCount( count( $asked['mails'] ) + 1, $after['mails'] );
		self::assertStringContainsString(
			'is back in stock',
			is_string( $last = end( $after['mails'] ) ) ? $last : ''
		);
	}

	/**
	 * SHOP-90: an address that somebody else typed gets a question, a few at most, and is never told.
	 */
	public function test_strangers_are_asked_and_never_told(): void {
		$fern = self::does( 'set-up' )['fern'];
		self::assertIsInt( $fern );
		$token = self::token( self::does( 'look', (string) $fern )['html'] );
		$state = [];
		foreach ( [ 303, 303, 303, 429 ] as $status ) {
			$state = self::send( $fern, $token );
			self::assertSame( $status, $state['status'] );
		}
		self::assertCount( 3, self::mails( $state ) );
		self::assertSame( [ [ 'ada@example.com' ], [] ], [ $state['waiting'], $state['confirmed'] ] );
		$link = self::link( $state );
		// A mail scanner visits it; nobody presses the button.
		$seen = self::does( 'follow', $link, 'GET' );
		self::assertIsString( $seen['page'] );
		self::assertStringContainsString( '<h1>Confirm your request</h1>', $seen['page'] );
		self::assertStringContainsString( '<form method="post"', $seen['page'] );
		self::assertSame( [], $seen['confirmed'] );
		$forged = self::does( 'follow', $link . '0', 'POST' );
		self::assertIsString( $forged['page'] );
		self::assertStringContainsString( '<h1>This link has expired</h1>', $forged['page'] );
		self::assertSame( [], $forged['confirmed'] );
		$back = self::does( 'back', (string) $fern );
		self::assertSame( [], self::told( $back ) );
		// Nor later: what nobody confirms is forgotten.
		self::does( 'age', '29' );
		self::assertSame( [ 'ada@example.com' ], self::does( 'hour' )['waiting'] );
		self::does( 'age', '31' );
		self::assertSame( [], self::does( 'hour' )['waiting'] );
	}

	/**
	 * SHOP-90: whoever has confirmed is told that they have, can stop with one click, and is answered alike on the
	 * page.
	 */
	public function test_each_email_can_be_unsubscribed_from(): void {
		$fern = self::does( 'set-up' )['fern'];
		self::assertIsInt( $fern );
		$token = self::token( self::does( 'look', (string) $fern )['html'] );
		$new   = self::send( $fern, $token );
		$done  = self::does( 'follow', self::link( $new ), 'POST' );
		self::assertIsString( $done['page'] );
		self::assertStringContainsString( 'Tree is back in stock', $done['page'] );
		$known = self::send( $fern, $token );
		self::assertSame(
			array_intersect_key( $new, [ 'status' => 1, 'to' => 1, 'html' => 1 ] ),
			array_intersect_key( $known, [ 'status' => 1, 'to' => 1, 'html' => 1 ] )
		);
		$mails = self::mails( $known );
		$last  = end( $mails );
		self::assertNotFalse( $last );
		self::assertSame( 'You’re already on the waiting list for Tree', $last['subject'] );
		foreach ( $mails as $mail ) {
			self::assertStringContainsString( 'brolga_stock_stop=', $mail['unsubscribe'] );
			self::assertStringContainsString( "Unsubscribe: {$mail['unsubscribe']}", $mail['text'] );
		}
		self::assertSame( [ 'ada@example.com' ], self::does( 'follow', $last['unsubscribe'], 'GET' )['waiting'] );
		self::assertSame( [], self::does( 'follow', $last['unsubscribe'], 'POST' )['waiting'] );
		// The last email's link answers alike when the request is gone already.
		$again = self::does( 'follow', $last['unsubscribe'], 'POST' )['page'];
		self::assertIsString( $again );
		self::assertStringContainsString( 'will not hear about this product again', $again );
		self::assertSame( [], self::told( self::does( 'back', (string) $fern ) ) );
	}

	/**
	 * SHOP-45 PRIV-1: personal-data requests cover it.
	 */
	public function test_personal_data_requests_cover_it(): void {
		$fern = self::does( 'set-up' )['fern'];
		self::assertIsInt( $fern );
		$token = self::token( self::does( 'look', (string) $fern )['html'] );
		self::send( $fern, $token );
		$told = self::does( 'personal' );
		self::assertIsString( $told['told'] );
		self::assertStringContainsString( 'Back-in-stock emails', $told['told'] );
		self::assertSame( [], $told['waiting'] );
	}
}
