<?php
/**
 * The forms of the Settings screen.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Settings;

use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\Section;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Settings\SectionFields;
use Brolga\Core\Settings\SettingsService;
use Brolga\Shop\ShopSection;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * OUTBOX-840
 */
#[Group( 'once' )]
final class SectionFormsTest extends TestCase {

	/** What Jest draws the screen from: see tests/support/settings-forms.ts. */
	private const FILE = 'tests/support/settings-forms.json';

	/** In the order of the screen. */
	private const IDS = [
		'mail',
		'notifications',
		'spam',
		'newsletter',
		'providers',
		'webhooks',
		'experiments',
		'tracking',
		'popups',
		'shop',
		'business',
		'maps',
		'consent',
		'privacy',
		'kits',
	];

	/** Values that are set by parts which the screen draws with code of its own. */
	private const IN_SLOTS = [ 'business' => [ 'street', 'postcode', 'city', 'region', 'country' ] ];

	private SettingsService $settings;

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'brolga_tracking_services' );
		remove_all_filters( 'brolga_settings_sections' );
		foreach ( [
			'blogname'        => 'Fig &amp; Ferry',
			'admin_email'     => 'owner@fig.example',
			'home'            => 'https://www.fig.example',
			'time_format'     => 'g:i a',
			'timezone_string' => 'Australia/Brisbane',
		] as $option => $value ) {
			add_filter( "pre_option_{$option}", static fn (): string => $value );
		}
		$this->settings = Built::around( new FrozenClock() )->get( SettingsService::class );
	}

	private function section( string $id ): Section {
		$section = $this->settings->section( $id );
		self::assertNotNull( $section );
		return $section;
	}

	/**
	 * With BROLGA_UPDATE_MARKUP=1 the file is written anew.
	 */
	public function test_the_screen_is_tested_with_these_forms(): void {
		$forms = [];
		foreach ( self::IDS as $id ) {
			$forms[ $id ] = SectionFields::form( $this->section( $id ) );
		}
		$json = wp_json_encode( $forms, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$file = dirname( __DIR__, 4 ) . '/' . self::FILE;
		if ( '1' === getenv( 'BROLGA_UPDATE_MARKUP' ) ) {
			file_put_contents( $file, $json );
		}
		self::assertSame(
			json_decode( (string) file_get_contents( $file ), true ),
			json_decode( (string) $json, true ),
			self::FILE . ' is not what the sections describe. If the change is meant, BROLGA_UPDATE_MARKUP=1 writes it, and npx prettier --write formats it.'
		);
	}

	/**
	 * The sections stand on the screen in this order, and fit the contract.
	 */
	public function test_all_sections_are_told_in_the_order_of_the_screen(): void {
		$this->become( 'administrator' );
		$data   = $this->rest( 'GET', '/brolga/v1/settings' )->get_data();
		$answer = json_decode( (string) wp_json_encode( $data ), true );
		self::assertIsArray( $answer );
		$ids = array_filter( array_column( $answer, 'id' ), is_string( ... ) );
		self::assertSame( array_values( array_intersect( self::IDS, $ids ) ), $ids );
		self::assertContains( 'privacy', $ids );
		foreach ( $answer as $section ) {
			self::assertTrue( rest_validate_value_from_schema( $section, Schemas::get( 'settings-section' ) ) );
		}
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function ids(): iterable {
		foreach ( self::IDS as $id ) {
			yield $id => [ $id ];
		}
	}

	/**
	 * Each value has one field, each field has a value and a label, and options are values that fit.
	 */
	#[DataProvider( 'ids' )]
	public function test_each_value_has_a_field( string $id ): void {
		$schema = $this->section( $id )->schema();
		$fields = SectionFields::form( $this->section( $id ) )['fields'];
		$names  = array_column( $fields, 'name' );
		self::assertSame( $names, array_unique( $names ) );
		$expected = 'shop' === $id ? [ 'classic_filters' ] : array_keys( $schema );
		self::assertSame( [], array_diff( $expected, $names, self::IN_SLOTS[ $id ] ?? [] ) );
		foreach ( $fields as $field ) {
			if ( in_array( $field['control'], [ FormField::SLOT, FormField::NOTE ], true ) ) {
				continue;
			}
			self::assertArrayHasKey( $field['name'], $schema );
			self::assertNotSame( '', $field['label'] );
			$enum = $schema[ $field['name'] ]['enum'] ?? array_column( $field['options'], 'value' );
			self::assertEqualsCanonicalizing( $enum, array_column( $field['options'], 'value' ) );
		}
	}

	/**
	 * SHOP-342
	 *
	 * @param list<string> $names
	 */
	#[DataProvider( 'shops' )]
	public function test_a_shop_is_asked_for_taxes_of_its_own_alone( string $country, array $names ): void {
		$groups = ShopSection::tax( $country );
		self::assertSame( $names, array_column( $groups[0]->fields ?? [], 'name' ) );
	}

	/**
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function shops(): iterable {
		yield 'Australia' => [ 'AU', [ 'abn', 'gst_suffix' ] ];
		yield 'New Zealand' => [ 'NZ', [ 'gst_suffix' ] ];
		yield 'Britain' => [ 'GB', [] ];
		yield 'no shop' => [ '', [] ];
	}

	/**
	 * LEAD-57: what counts in the place of what is empty.
	 */
	public function test_empty_fields_show_what_counts_in_their_place(): void {
		$shown = fn ( string $id ): array => array_column(
			SectionFields::form( $this->section( $id ) )['fields'],
			'placeholder',
			'name'
		);
		add_filter( 'pre_option_blogname', static fn (): string => 'Fig &amp; &quot;Ferry&quot;', 20 );
		add_filter( 'home_url', static fn (): string => 'https://www.Figandferry.example/' );
		self::assertSame( 'Fig & "Ferry"', $shown( 'mail' )['mail_from_name'] ?? null );
		self::assertSame( 'Fig & "Ferry"', $shown( 'business' )['business_name'] ?? null );
		self::assertSame( 'wordpress@figandferry.example', $shown( 'mail' )['mail_from'] ?? null );
		self::assertSame( 'owner@fig.example', $shown( 'notifications' )['notification_recipient'] ?? null );
		add_filter( 'home_url', static fn (): string => 'http://localhost/', 20 );
		self::assertSame( 'owner@fig.example', $shown( 'mail' )['mail_from'] ?? null );
	}

	/**
	 * FEED-7: hours and time zone as the site writes them.
	 */
	public function test_digests_leave_at_an_hour_of_the_site(): void {
		$field = SectionFields::form( $this->section( 'newsletter' ) )['fields'][0];
		self::assertSame( [ 'value' => '15', 'label' => '3:00 pm' ], $field['options'][15] );
		self::assertSame( 'In the site’s time zone: Australia/Brisbane.', $field['help'] );
		add_filter( 'pre_option_timezone_string', static fn (): string => '', 20 );
		add_filter( 'pre_option_gmt_offset', static fn (): string => '-3.5', 20 );
		$field = SectionFields::form( $this->section( 'newsletter' ) )['fields'][0];
		self::assertSame( 'In the site’s time zone: UTC-3:30.', $field['help'] );
	}
}
