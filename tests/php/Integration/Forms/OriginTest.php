<?php
/**
 * Leads by where they came from.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Api\Leads\LeadFacts;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Tests\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * LEAD-29
 */
final class OriginTest extends LeadTestCase {

	/**
	 * The words of where somebody came from.
	 *
	 * @return array<string, array{string, string, array<string, string>, list<string>}>
	 */
	public static function origins(): array {
		return [
			'nowhere'             => [ '', '', [], [] ],
			'a page'              => [ 'https://example.com/Contact/?a=b', '', [], [ 'path=/contact/;' ] ],
			'another site'        => [
				'https://example.com/',
				'https://www.search.example/q',
				[],
				[ 'path=/;', 'source=search.example;' ],
			],
			'the same site'       => [ 'https://www.example.com/', 'https://example.com/about/', [], [ 'path=/;' ] ],
			'a campaign'          => [
				'https://example.com/',
				'https://search.example/',
				[ 'utm_source' => 'News Letter', 'utm_campaign' => 'Spring;1' ],
				[ 'path=/;', 'source=news_letter;', 'campaign=spring_1;' ],
			],
			'a path without end'  => [
				'https://example.com/' . str_repeat( 'a', 200 ),
				'',
				[],
				[ 'path=' . md5( '/' . str_repeat( 'a', 200 ) ) . ';' ],
			],
		];
	}

	/**
	 * @param string                $page     The form's page.
	 * @param string                $referrer The page before.
	 * @param array<string, string> $campaign The campaign.
	 * @param list<string>          $words    What is stored.
	 */
	#[DataProvider( 'origins' )]
	public function test_words_of_an_origin( string $page, string $referrer, array $campaign, array $words ): void {
		self::assertSame(
			$words,
			$this->built->get( InboxFilters::class )->words(
				new LeadFacts( [], $page, $referrer, $campaign, [] )
			)
		);
	}

	/**
	 * LEAD-42: owners open what stands in a lead.
	 */
	public function test_a_page_of_another_host_is_not_kept(): void {
		$form = $this->form_on_page();
		$kept = function ( string $page ) use ( $form ): string {
			$this->clock->advance( 700 );
			$result = $this->service->submit( $this->submission( $form, page: $page ) );
			return $this->leads->find( $result->lead_id )->page ?? 'none';
		};
		foreach ( [
			'https://attacker.example/contact/',
			'http://127.0.0.1.attacker.example/',
			'http://attacker.example\@127.0.0.1/',
			'http://127.0.0.1@attacker.example/',
			'javascript:alert(1)',
			'',
		] as $page ) {
			self::assertSame( '', $kept( $page ), $page );
		}
		self::assertSame( 'http://127.0.0.1/contact/?utm_source=x', $kept( 'http://127.0.0.1/contact/?utm_source=x' ) );
		add_filter( 'brolga_page_hosts', static fn (): array => [ 'fern.de' ] );
		self::assertSame( 'https://www.fern.de/kontakt/', $kept( 'https://www.fern.de/kontakt/' ) );
	}

	public function test_leads_are_filtered_by_their_origin(): void {
		$this->become( 'editor' );
		add_filter( 'brolga_page_hosts', static fn (): array => [ 'example.com' ] );
		$form = $this->form_on_page();
		$send = function ( string $page, string $referrer = '' ) use ( $form ): int {
			$this->clock->advance( 5 );
			return $this->service->submit(
				$this->submission(
					$form,
					[ 'message' => md5( $page ) ] + self::VALUES,
					page: $page,
					referrer: $referrer
				)
			)->lead_id;
		};
		$spring  = $send( 'https://example.com/contact/?utm_source=letter&utm_campaign=spring' );
		$springy = $send( 'https://example.com/contact/?utm_source=letter&utm_campaign=spring-sale' );
		$search  = $send( 'https://example.com/quote/', 'https://search.example/?q=garden' );
		$ids     = fn ( string $query ): array => array_column(
			(array) ( (array) $this->rest( 'GET', "/brolga/v1/leads?{$query}" )->get_data() )['items'],
			'id'
		);

		self::assertSame( [ $springy, $spring ], $ids( 'source=letter' ) );
		self::assertSame( [ $spring ], $ids( 'campaign=Spring' ), 'Not what only begins like it.' );
		self::assertSame( [ $search ], $ids( 'source=search.example' ) );
		self::assertSame( [ $search ], $ids( 'path=/quote/' ) );
		self::assertSame( [ $springy, $spring ], $ids( 'path=/contact/&status=new' ) );
		self::assertSame( [], $ids( 'source=letter&path=/quote/' ) );
		self::assertSame( [], $ids( 'campaign=' . rawurlencode( "' OR 1=1 --" ) ) );
		self::assertSame( [], $ids( 'campaign=%25' ) );
		self::assertSame(
			400,
			$this->rest( 'GET', '/brolga/v1/leads?campaign=' . str_repeat( 'a', 201 ) )->get_status()
		);
	}
}
