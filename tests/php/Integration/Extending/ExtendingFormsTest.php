<?php
/**
 * What other plugins add to forms, spam signs, newsletters, the inbox and settings.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Extending;

use Brolga\Api\Forms\CustomFieldType;
use Brolga\Api\Forms\FieldControl;
use Brolga\Api\Leads\InboxFilter;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Api\Spam\Attempt;
use Brolga\Api\Spam\SpamSign;
use Brolga\Core\Settings\InvalidSettings;
use Brolga\Core\Settings\SectionFields;
use Brolga\Core\Settings\SettingsService;
use Brolga\Forms\CustomFieldBlocks;
use Brolga\Forms\CustomTypes\CustomFieldTypes;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\Inbox\LeadFormat;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Newsletter\Lists\ListKeepers;
use Brolga\Newsletter\Lists\Provider;
use Brolga\Newsletter\Providers\ListApis;
use Brolga\Spam\SpamReason;
use Brolga\Tests\LeadTestCase;
use BrolgaExample\ExampleList;
use BrolgaExample\ExampleSection;
use BrolgaExample\Postcode;
use BrolgaExample\Shouting;
use BrolgaExample\State;
use RuntimeException;
use stdClass;

/**
 * EXT-1 EXT-2 EXT-7 EXT-826 FIELD-16 SPAM-37 NEWS-36 LEAD-83 OUTBOX-31
 */
final class ExtendingFormsTest extends LeadTestCase {

	private const WITH_POSTCODE = [
		[
			'fieldId' => 'postcode',
			'type'    => 'example-postcode',
			'label'   => 'Postcode',
		],
		...self::FIELDS,
	];

	/**
	 * What developers were told.
	 *
	 * @var list<string>
	 */
	private array $complaints = [];

	/** Where failures are written. */
	private string $log = '';

	protected function setUp(): void {
		parent::setUp();
		foreach ( (array) glob( dirname( __DIR__, 4 ) . '/examples/brolga-example/includes/*.php' ) as $file ) {
			require_once (string) $file;
		}
		foreach ( [
			'field_types',
			'spam_signs',
			'newsletter_providers',
			'inbox_filters',
			'settings_sections',
		] as $things ) {
			remove_all_filters( "brolga_{$things}" );
		}
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			function ( string $who, string $message ): void {
				$this->complaints[] = "{$who}: {$message}";
			},
			10,
			2
		);
		$this->log = wp_tempnam( 'errors' );
		ini_set( 'error_log', $this->log );
	}

	protected function tearDown(): void {
		ini_restore( 'error_log' );
		unlink( $this->log );
		parent::tearDown();
	}

	/**
	 * Adds something as another plugin does, before anybody has asked for it.
	 */
	private function add( string $filter, mixed ...$things ): void {
		add_filter( $filter, static fn ( array $known ): array => [ ...$known, ...$things ] );
		$this->built->get( CustomFieldBlocks::class )->register();
		foreach ( self::BLOCKS as $name ) {
			self::register_from_source( $name );
		}
	}

	/**
	 * The lead of an enquiry that nobody refused.
	 */
	private function lead( int $id ): Lead {
		$lead = $this->leads->find( $id );
		self::assertNotNull( $lead );
		return $lead;
	}

	/**
	 * The form with a postcode as a page prints it.
	 */
	private function page(): string {
		return $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( self::form( [], self::WITH_POSTCODE ) )
		);
	}

	/**
	 * A sign that is seen in everything.
	 */
	private static function sign_named( string $name ): SpamSign {
		return new class( $name ) implements SpamSign {
			public function __construct( private readonly string $name ) {}
			public function id(): string {
				return $this->name;
			}
			public function seen_in( Attempt $attempt, int $age ): string {
				return 'Seen';
			}
		};
	}

	/**
	 * A field type in which everything fails.
	 */
	private static function broken_type(): CustomFieldType {
		return new class() implements CustomFieldType {
			public function id(): string {
				return 'example-postcode';
			}
			public function title(): string {
				return 'Broken';
			}
			public function control( FieldControl $control ): string {
				throw new RuntimeException( 'No control.' );
			}
			public function value( string $sent ): string {
				throw new RuntimeException( 'No value.' );
			}
			public function problem( string $value ): string {
				throw new RuntimeException( 'No problem.' );
			}
		};
	}

	public function test_a_field_type_prints_checks_and_stores(): void {
		$this->add( 'brolga_field_types', new Postcode() );
		$form = $this->form_on_page( [], self::WITH_POSTCODE );
		$html = $this->page();
		self::assertContains( Postcode::SCRIPT, wp_script_modules()->get_queue() );
		self::assertMatchesRegularExpression( '/<label[^>]*>Postcode.*<input type="text" inputmode="numeric" [^>]*name="et_pb_contact_postcode_0"[^>]* required[^>]* value="">/s', $html );
		self::assertStringContainsString( 'data-type="example-postcode"', $html );

		$refused = $this->service->submit( $this->submission( $form, [ 'postcode' => '41' ] + self::VALUES ) );
		self::assertSame( 'Please enter a postcode of four digits.', $refused->error_of( 'postcode' )?->message );

		$fields = $this->lead( $this->send( $form, [ 'postcode' => '4 1 0 1' ] ) )->fields;
		self::assertSame( [ 'example-postcode', '4101' ], [ $fields[0]['type'], $fields[0]['text'] ] );
	}

	public function test_the_editor_is_told_of_a_field_type(): void {
		$this->add( 'brolga_field_types', new Postcode() );
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( 'brolga/form-field' );
		self::assertContains( 'Postcode', array_column( (array) $block?->get_variations(), 'title' ) );
	}

	public function test_a_field_type_that_fails_costs_no_lead(): void {
		$this->add( 'brolga_field_types', self::broken_type() );
		$form = $this->form_on_page( [], self::WITH_POSTCODE );
		self::assertStringContainsString( '<input type="text"', $this->page() );
		self::assertSame( '4101', $this->lead( $this->send( $form, [ 'postcode' => '4101' ] ) )->fields[0]['text'] );
		self::assertStringContainsString( 'No value.', (string) file_get_contents( $this->log ) );
	}

	public function test_a_field_whose_plugin_is_off_is_a_line_of_text(): void {
		$fields = $this->lead(
			$this->send( $this->form_on_page( [], self::WITH_POSTCODE ), [ 'postcode' => 'anything' ] )
		)->fields;
		self::assertSame( [ 'input', 'anything' ], [ $fields[0]['type'], $fields[0]['text'] ] );
	}

	public function test_what_is_wrong_is_skipped_and_told(): void {
		$this->add(
			'brolga_spam_signs',
			'a text',
			new stdClass(),
			self::sign_named( 'honeypot' ),
			self::sign_named( 'Not A Name' )
		);
		self::assertSame( LeadStatus::New, $this->lead( $this->send( $this->form_on_page() ) )->status );
		$told = implode( "\n", $this->complaints );
		foreach ( [
			'this is string.',
			'this is stdClass.',
			'is taken',
			'beginning with a letter',
		] as $words ) {
			self::assertStringContainsString( $words, $told );
		}
	}

	public function test_a_filter_that_returns_no_list_breaks_nothing(): void {
		add_filter( 'brolga_spam_signs', static fn (): string => 'none' );
		$form = $this->form_on_page();
		self::assertSame( LeadStatus::New, $this->lead( $this->send( $form ) )->status );
		self::assertStringContainsString( 'Return a list', implode( $this->complaints ) );
	}

	public function test_a_filter_that_throws_breaks_nothing(): void {
		add_filter( 'brolga_spam_signs', static fn () => throw new RuntimeException( 'Nothing works.' ) );
		self::assertSame( LeadStatus::New, $this->lead( $this->send( $this->form_on_page() ) )->status );
		self::assertStringContainsString( 'Nothing works.', (string) file_get_contents( $this->log ) );
	}

	public function test_a_spam_sign_keeps_apart_and_says_why(): void {
		$this->add( 'brolga_spam_signs', new Shouting() );
		$form = $this->form_on_page();
		$id   = $this->send( $form, [ 'message' => str_repeat( 'BUY NOW ', 10 ) ] );
		$lead = $this->inbox->read( $id );
		self::assertNotNull( $lead );
		self::assertSame( LeadStatus::Spam, $lead->lead->status );
		/** @var list<array{kind: string, text: string, signs?: list<array{text: string}>}> $timeline */
		$timeline = LeadFormat::all( $lead )['timeline'];
		$kept     = array_column( $timeline, null, 'kind' )[ Lead::KEPT_APART ];
		self::assertSame(
			[ SpamReason::Sign->value, 'Written in capitals only' ],
			[ $kept['text'], $kept['signs'][0]['text'] ?? '' ]
		);
		self::assertSame( [ 'sign' => 1 ], $this->blocked->since( 2 ) );
		self::assertSame( LeadStatus::New, $this->lead( $this->send( $form ) )->status );
	}

	public function test_a_spam_sign_that_throws_has_seen_nothing(): void {
		$this->add(
			'brolga_spam_signs',
			new class() implements SpamSign {
				public function id(): string {
					return 'broken';
				}
				public function seen_in( Attempt $attempt, int $age ): ?string {
					throw new RuntimeException( 'Cannot see.' );
				}
			}
		);
		self::assertSame( LeadStatus::New, $this->lead( $this->send( $this->form_on_page() ) )->status );
		self::assertStringContainsString( 'Cannot see.', (string) file_get_contents( $this->log ) );
	}

	public function test_an_inbox_filter_finds_leads_by_what_they_had(): void {
		add_filter( 'brolga_field_types', static fn (): array => [ new Postcode() ] );
		$this->add( 'brolga_inbox_filters', new State() );
		$form    = $this->form_on_page( [], self::WITH_POSTCODE );
		$id      = $this->send( $form, [ 'postcode' => '4101' ] );
		$other   = $this->send( $form, [ 'postcode' => '3000', 'message' => 'Elsewhere' ] );
		$filters = $this->built->get( InboxFilters::class );
		$found   = fn ( string $state ): array => array_column(
			$this->list->list( $filters->filter( [ 'example-state' => $state ] )->query( 0, 10 ) )->leads,
			'id'
		);
		self::assertSame(
			[ [ $id ], [ $other ], [], [ $other, $id ] ],
			array_map( $found, [ 'qld', 'vic', 'nsw', '' ] )
		);
		self::assertArrayHasKey( 'example-state', $filters->parameters() );
		self::assertSame(
			[ [ 'example-state', 'All states', 'New South Wales' ] ],
			array_map(
				static fn ( array $control ): array => [
					$control['name'],
					$control['label'],
					$control['choices'][0]['label'] ?? '',
				],
				$filters->controls()
			)
		);
	}

	public function test_a_section_is_stored_checked_and_described(): void {
		$this->add( 'brolga_settings_sections', new ExampleSection() );
		$service = $this->built->get( SettingsService::class );
		$section = $service->section( 'example' );
		self::assertNotNull( $section );
		self::assertSame( [ 'text', 'select' ], array_column( SectionFields::form( $section )['fields'], 'control' ) );
		$service->save( $section, [ 'tag' => 'garden' ], $service->values( $section )->version(), 1 );
		self::assertSame( 'garden', ExampleSection::values()->text( 'tag' ) );
		$this->expectException( InvalidSettings::class );
		$service->save( $section, [ 'tag' => '', 'priority' => 'high' ], $service->values( $section )->version(), 1 );
	}

	public function test_a_provider_keeps_lists(): void {
		$this->add( 'brolga_newsletter_providers', new ExampleList() );
		self::assertSame( 'Example list', $this->built->get( ListApis::class )->label( 'example-list' ) );
		self::assertSame( 'gone-list', $this->built->get( ListApis::class )->label( 'gone-list' ) );
		self::assertContains(
			'example-list',
			array_map(
				static fn ( Provider $one ): string => $one->name(),
				$this->built->get( ListKeepers::class )->all()
			)
		);
	}

	public function test_a_filter_of_the_inbox_fills_no_index_alone(): void {
		$this->add(
			'brolga_inbox_filters',
			new class() implements InboxFilter {
				public function id(): string {
					return 'many';
				}
				public function label(): string {
					return 'Many';
				}
				public function description(): string {
					return 'Many.';
				}
				public function choices(): array {
					return [];
				}
				public function values( LeadFacts $lead ): array {
					return array_map( 'strval', range( 1, 50 ) );
				}
			}
		);
		$lead  = $this->lead( $this->send( $this->form_on_page() ) );
		$words = $this->built->get( InboxFilters::class )->words(
			new LeadFacts( $lead->fields, $lead->page, $lead->referrer, $lead->campaign, $lead->variants->names() )
		);
		self::assertCount(
			20,
			array_filter( $words, static fn ( string $word ): bool => str_contains( $word, 'many' ) )
		);
	}

	public function test_the_types_of_our_own_cannot_be_taken(): void {
		$this->add(
			'brolga_field_types',
			new class() implements CustomFieldType {
				public function id(): string {
					return 'email';
				}
				public function title(): string {
					return 'Email';
				}
				public function control( FieldControl $control ): string {
					return '';
				}
				public function value( string $sent ): string {
					return $sent;
				}
				public function problem( string $value ): string {
					return '';
				}
			}
		);
		self::assertSame( [], $this->built->get( CustomFieldTypes::class )->all() );
	}
}
