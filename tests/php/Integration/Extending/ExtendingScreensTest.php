<?php
/**
 * What other plugins add to the leads' list and to patterns.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Extending;

use Brolga\Api\Leads\LeadColumn;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Forms\CustomFieldBlocks;
use Brolga\Forms\Definition\FormPatterns;
use Brolga\Leads\Inbox\AddedColumns;
use Brolga\Leads\Inbox\LeadsController;
use Brolga\Leads\Inbox\LeadsScreen;
use Brolga\Tests\LeadTestCase;
use BrolgaExample\Postcode;
use BrolgaExample\PostcodeColumn;
use ReflectionMethod;
use RuntimeException;
use WP_Block_Pattern_Categories_Registry;
use WP_REST_Request;
use WP_REST_Response;

/**
 * EXT-823 EXT-824
 */
final class ExtendingScreensTest extends LeadTestCase {

	private const POSTCODE = [
		'fieldId' => 'postcode',
		'type'    => 'example-postcode',
		'label'   => 'Postcode',
	];

	protected function setUp(): void {
		parent::setUp();
		foreach ( (array) glob( dirname( __DIR__, 4 ) . '/examples/brolga-example/includes/*.php' ) as $file ) {
			require_once (string) $file;
		}
		foreach ( [ 'lead_columns', 'pattern_categories', 'field_types' ] as $hook ) {
			remove_all_filters( "brolga_{$hook}" );
		}
	}

	/**
	 * The newest lead as the REST API lists it.
	 *
	 * @return array<array-key, mixed>
	 */
	private function listed(): array {
		$request = new WP_REST_Request( 'GET', '/brolga/v1/leads' );
		$request->set_query_params( [ 'per_page' => 10 ] );
		$answer = ( new ReflectionMethod( LeadsController::class, 'list' ) )->invoke(
			$this->built->get( LeadsController::class ),
			$request
		);
		self::assertInstanceOf( WP_REST_Response::class, $answer );
		$items = ( (array) $answer->get_data() )['items'];
		self::assertIsArray( $items );
		self::assertIsArray( $items[0] ?? null );
		return $items[0];
	}

	/**
	 * A column in which everything fails.
	 */
	private static function broken( string $id ): LeadColumn {
		return new class( $id ) implements LeadColumn {
			public function __construct( private readonly string $id ) {}
			public function id(): string {
				return $this->id;
			}
			public function label(): string {
				return 'Broken';
			}
			public function text( LeadFacts $lead ): string {
				throw new RuntimeException( 'No text.' );
			}
		};
	}

	/**
	 * EXT-823: in the REST API and on the screen.
	 */
	public function test_a_column_says_something_of_each_lead(): void {
		add_filter( 'brolga_field_types', static fn (): array => [ new Postcode() ] );
		add_filter( 'brolga_lead_columns', static fn (): array => [ new PostcodeColumn() ] );
		$this->built->get( CustomFieldBlocks::class )->register();
		self::register_from_source( 'form-field' );
		$this->send( $this->form_on_page( [], [ self::POSTCODE, ...self::FIELDS ] ), [ 'postcode' => '4101' ] );
		self::assertSame( [ 'example-postcode' => '4101' ], $this->listed()['columns'] ?? null );
		$this->expectOutputRegex( '/data-columns="\[\{&quot;id&quot;:&quot;example-postcode&quot;,&quot;label&quot;:&quot;Postcode&quot;\}\]"/' );
		( new ReflectionMethod( LeadsScreen::class, 'print' ) )->invoke( $this->built->get( LeadsScreen::class ) );
	}

	public function test_without_added_columns_a_lead_is_told_as_ever(): void {
		$this->send( $this->form_on_page() );
		self::assertArrayNotHasKey( 'columns', $this->listed() );
	}

	/**
	 * EXT-823 EXT-7: a column that fails is empty, and one whose id is a column's of ours is left out.
	 */
	public function test_a_column_that_fails_is_empty(): void {
		add_filter(
			'brolga_lead_columns',
			static fn (): array => [ self::broken( 'broken' ), self::broken( 'status' ) ]
		);
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$log = (string) ini_set( 'error_log', '/dev/null' );
		$this->send( $this->form_on_page() );
		self::assertSame( [ 'broken' => '' ], $this->listed()['columns'] ?? null );
		self::assertSame( [ 'broken' ], array_column( $this->built->get( AddedColumns::class )->labels(), 'id' ) );
		ini_set( 'error_log', $log );
	}

	/**
	 * EXT-824
	 */
	public function test_a_category_of_patterns_is_registered(): void {
		add_filter(
			'brolga_pattern_categories',
			static fn ( array $categories ): array => $categories + [
				'example-mine'  => [ 'label' => 'Mine' ],
				'example-wrong' => 'No properties',
				'brolga-forms'  => [ 'label' => 'Taken' ],
			]
		);
		( new ReflectionMethod( FormPatterns::class, 'register_patterns' ) )->invoke( new FormPatterns() );
		$registry = WP_Block_Pattern_Categories_Registry::get_instance();
		self::assertSame( 'Mine', $registry->get_registered( 'example-mine' )['label'] ?? null );
		self::assertFalse( $registry->is_registered( 'example-wrong' ) );
		self::assertSame( 'Forms', $registry->get_registered( 'brolga-forms' )['label'] ?? null );
		unregister_block_pattern_category( 'example-mine' );
	}
}
