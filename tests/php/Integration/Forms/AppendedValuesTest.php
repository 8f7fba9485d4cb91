<?php
/**
 * Where a form's redirect arrives.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Support\Constants;
use Brolga\Forms\Definition\RedirectUrl;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP;
use WP_Rewrite;

/**
 * WordPress reads an address to which a form has appended its values.
 *
 * @see FORM-260
 */
#[Group( 'once' )]
final class AppendedValuesTest extends TestCase {

	/**
	 * What WordPress takes out of an address.
	 *
	 * @param string $address Path and query.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function read( string $address ): array {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$_SERVER['REQUEST_URI'] = $address;
		$wp                     = new WP();
		$wp->parse_request();
		return $wp->query_vars;
	}

	private function permalinks( string $structure ): void {
		$rewrite = self::rewrite();
		$rewrite->set_permalink_structure( $structure );
		$rewrite->flush_rules( false );
	}

	protected function tearDown(): void {
		parent::tearDown();
		self::rewrite()->init();
	}

	private static function rewrite(): WP_Rewrite {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		return $rewrite;
	}

	public function test_a_page_is_found_with_every_value_that_a_form_appends(): void {
		$this->permalinks( '/%postname%/' );
		$page = $this->make_post( title: 'Thank you', status: 'publish' );
		$this->make_post( type: 'post', title: 'Sam' );
		// Any plugin may make a variable of WordPress' of them.
		add_filter(
			'query_vars',
			static fn ( array $names ): array => [ ...$names, ...Constants::FORM_REDIRECT_QUERY ]
		);
		$plain  = self::read( '/thank-you/' );
		$values = array_fill_keys( Constants::FORM_REDIRECT_QUERY, 'Sam' );

		$with = self::read( RedirectUrl::with( '/thank-you/', Constants::FORM_REDIRECT_QUERY, $values ) );

		self::assertSame( get_post_field( 'post_name', $page ), $plain['pagename'] ?? null );
		self::assertSame( $plain, $with );
		self::assertSame( $values, $_GET, 'Templates and scripts still read them.' );
	}

	/**
	 * @param string                $structure Of permalinks.
	 * @param string                $address   What is asked for.
	 * @param array<string, string> $expected  What WordPress reads.
	 */
	#[DataProvider( 'addresses' )]
	public function test_other_addresses( string $structure, string $address, array $expected ): void {
		$this->permalinks( $structure );

		self::assertSame( $expected, self::read( $address ) );
	}

	/**
	 * @return array<string, array{string, string, array<string, string>}>
	 */
	public static function addresses(): array {
		return [
			'the homepage'                    => [ '/%postname%/', '/?name=Sam', [] ],
			'a post, whose slug is its path'  => [
				'/%postname%/',
				'/a-slug/?name=Sam',
				[
					'page' => '',
					'name' => 'a-slug',
				],
			],
			'a variable that nobody appended' => [ '/%postname%/', '/?m=202611&name=Sam', [ 'm' => '202611' ] ],
			'a page without permalinks'       => [ '', '/?page_id=7&name=Sam', [ 'page_id' => '7' ] ],
			'WordPress’ own word for a post'  => [ '', '/?name=a-slug', [ 'name' => 'a-slug' ] ],
		];
	}

	public function test_the_names_that_the_editor_warns_of_are_those_of_wordpress(): void {
		$contracts = dirname( __DIR__, 4 ) . '/plugin/contracts/constants.json';
		/** @var array{form: array{wordpressVariables: list<string>}} $constants */
		$constants = json_decode( (string) file_get_contents( $contracts ), true );

		self::assertSame( ( new WP() )->public_query_vars, $constants['form']['wordpressVariables'] );
	}
}
