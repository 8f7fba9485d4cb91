<?php
/**
 * What orders remember of where their buyers came from.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Tests\ShopTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Wherever orders lie.
 */
#[Group( 'once' )]
final class OrderOriginTest extends ShopTestCase {

	/**
	 * What the latest order remembers.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function notes(): array {
		$report = self::goes( 'owner', 'notes' );
		self::assertIsArray( $report['notes'] );
		return $report['notes'];
	}

	/**
	 * The boxes of the latest order, as one text.
	 */
	private static function boxes(): string {
		$boxes = self::notes()['boxes'];
		self::assertIsArray( $boxes );
		return implode( '', array_filter( $boxes, is_string( ... ) ) );
	}

	/**
	 * SHOP-43 LEAD-55: the campaign of the page, and the latest enquiry of the same address within 30 days, whatever
	 * else there is.
	 */
	#[DataProvider( 'storages' )]
	public function test_an_order_remembers_campaign_and_enquiry( string $storage ): void {
		self::open( $storage );
		self::goes( 'owner', 'enquire=ada@example.com:2:spam', 'enquire=ada@example.com:40' );
		self::goes( 'owner', 'enquire=ada@example.com:3', 'enquire=other@example.com:1' );
		$lead = self::goes( 'owner', 'enquire=ada@example.com:2' )['lead'];
		self::assertIsInt( $lead );
		self::goes( "a-{$storage}", 'visit=http://127.0.0.1/product/fern/?utm_source=news&utm_campaign=spring', 'add=FERN' );
		self::goes( "a-{$storage}", 'block' );
		$notes = self::notes();
		$boxes = $notes['boxes'];
		// Whether it was announced is another note.
		unset( $notes['boxes'], $notes['_brolga_announced'] );
		ksort( $notes );
		self::assertSame(
			[
				'_brolga_campaign'   => 'spring',
				'_brolga_form'       => 'garden',
				'_brolga_form_title' => 'Garden plans',
				'_brolga_lead'       => (string) $lead,
				'_brolga_source'     => 'news',
			],
			array_map( static fn ( mixed $note ): string => is_scalar( $note ) ? (string) $note : '', $notes )
		);
		self::assertIsArray( $boxes );
		[ $owner, $other ] = $boxes;
		self::assertIsString( $owner );
		self::assertIsString( $other );
		self::assertStringContainsString( "page=brolga-leads&amp;lead={$lead}", $owner );
		self::assertStringContainsString( '12-2:2-1', $owner );
		self::assertStringContainsString( '&lt;b&gt;:0', $owner );
		// Whoever may not read leads sees that there was one.
		self::assertStringContainsString( 'Garden plans', $other );
		self::assertStringNotContainsString( 'brolga-leads', $other );

		// LEAD-55: it is the name of today, and the last one where the form is gone.
		self::goes( 'owner', 'name-form=Fern plans' );
		$named = self::boxes();
		self::assertStringContainsString( 'Fern plans', $named );
		self::assertStringNotContainsString( 'Garden plans', $named );
		self::goes( 'owner', 'name-form=' );
		self::assertStringContainsString( 'Garden plans', self::boxes() );
	}

	/**
	 * SHOP-720: no way leads to an enquiry that was erased; that there was one stays with the order.
	 */
	public function test_an_erased_enquiry_is_no_link(): void {
		self::open();
		$lead = self::goes( 'owner', 'enquire=eve@example.com:2' )['lead'];
		self::assertIsInt( $lead );
		self::goes( 'e', 'add=FERN', 'block={"email":"eve@example.com"}' );
		self::assertStringContainsString( "lead={$lead}", self::boxes() );
		self::goes( 'owner', "erase-lead={$lead}" );
		self::assertStringNotContainsString( 'page=brolga-leads', self::boxes() );
		self::assertStringContainsString( 'Garden plans', self::boxes() );
	}

	/**
	 * SHOP-43: without a campaign the page before tells, and without that the enquiry does; an old one and spam are
	 * none.
	 */
	#[DataProvider( 'storages' )]
	public function test_an_order_remembers_where_its_buyer_came_from( string $storage ): void {
		self::open( $storage );
		self::goes( "b-{$storage}", 'visit=https://www.garden.example/list', 'add=FERN' );
		self::goes( "b-{$storage}", 'classic={"email":"new@example.com"}' );
		$notes = self::notes();
		self::assertSame(
			[ 'garden.example', null ],
			[ $notes['_brolga_source'] ?? null, $notes['_brolga_lead'] ?? null ]
		);

		self::goes( 'owner', 'enquire=kim@example.com:29' );
		self::goes( "c-{$storage}", 'visit=http://127.0.0.1/shop/', 'add=FERN' );
		self::goes( "c-{$storage}", 'classic={"email":"Kim@example.com"}' );
		self::assertSame( 'search.example', self::notes()['_brolga_source'] ?? null );

		self::goes( 'owner', 'enquire=old@example.com:31', 'enquire=old@example.com:1:spam' );
		self::goes( "d-{$storage}", 'add=FERN' );
		self::goes( "d-{$storage}", 'block={"email":"old@example.com"}' );
		$notes = self::notes();
		unset( $notes['boxes'] );
		self::assertSame( [], $notes );
	}
}
