<?php
/**
 * An add-on's trigger of popups: that of the example.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Extending;

use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use Brolga\Popups\Stored\PopupMetas;
use Brolga\Popups\Stored\TriggersInEditor;
use Brolga\Popups\Triggers\PopupTriggers;
use Brolga\Tests\PopupTestCase;
use BrolgaExample\CopyTrigger;
use ReflectionMethod;
use WP_Block_Editor_Context;

require_once dirname( __DIR__, 4 ) . '/examples/brolga-example/includes/popup-trigger.php';

// Other tests go without it.
remove_all_filters( 'brolga_popup_triggers' );

/**
 * EXT-4
 */
final class PopupTriggersTest extends PopupTestCase {

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( PopupTriggers::FILTER );
		add_filter( PopupTriggers::FILTER, static fn ( array $before ): array => [ ...$before, new CopyTrigger() ] );
		$this->fresh();
	}

	/**
	 * EXT-4: a popup keeps it with its setting, the page is told of both and gets its script.
	 */
	public function test_a_popup_opens_by_it(): void {
		$popup    = $this->popup(
			[ 'show' => 'site' ],
			[ 'trigger_event' => 'example_copy', 'example_copy_length' => 5000 ]
		);
		$fields   = $this->built->get( Fields::class );
		$settings = $fields->of( $popup );
		self::assertSame(
			[ 'example_copy', 1000 ],
			[ $settings->text( 'trigger_event' ), $settings->number( 'example_copy_length' ) ]
		);
		self::assertSame(
			'When 1,000 characters are copied',
			$this->built->get( PopupTriggers::class )->of( $settings )->summary( $settings->values )
		);
		self::assertSame( [ $popup ], self::popups_in( $this->visit() ) );
		self::assertContains( CopyTrigger::SCRIPT, wp_script_modules()->get_queue() );
	}

	/**
	 * EXT-4: the REST API takes it and no trigger that nobody has brought.
	 */
	public function test_only_known_triggers_are_stored(): void {
		$popup = $this->popup();
		( new ReflectionMethod( PopupMetas::class, 'add' ) )->invoke( $this->built->get( PopupMetas::class ) );
		/** @var array<string, array{show_in_rest: array{schema: array{enum: list<string>}}}> $registered */
		$registered = get_registered_meta_keys( 'post', PopupType::POST_TYPE );
		self::assertContains( 'example_copy', $registered['trigger_event']['show_in_rest']['schema']['enum'] );
		update_post_meta( $popup, 'trigger_event', 'nobody_knows' );
		self::assertSame(
			'trigger_on_none',
			$this->built->get( Fields::class )->of( $popup )->text( 'trigger_event' )
		);
	}

	/**
	 * EXT-4: the editor of popups offers it with its setting, and other editors hear nothing of it.
	 */
	public function test_the_editor_offers_it(): void {
		// The site's own was asked before the add-on came.
		remove_all_filters( 'block_editor_settings_all' );
		$this->built->get( TriggersInEditor::class )->register();
		$settings = static fn ( int $post ): array => (array) apply_filters(
			'block_editor_settings_all',
			[],
			new WP_Block_Editor_Context( [ 'post' => get_post( $post ) ] )
		);
		/** @var non-empty-list<array{value: string, label: string, controls: list<array<string, mixed>>}> $told */
		$told = $settings( $this->popup() )[ TriggersInEditor::SETTING ];
		self::assertSame( 'trigger_on_none', $told[0]['value'] );
		$last = end( $told );
		self::assertSame( [ 'example_copy', 'When the visitor copies text' ], [ $last['value'], $last['label'] ] );
		self::assertSame(
			[ 'name' => 'example_copy_length', 'kind' => 'number', 'min' => 1, 'max' => 1000 ],
			array_intersect_key( $last['controls'][0], array_flip( [ 'name', 'kind', 'min', 'max' ] ) )
		);
		self::assertArrayNotHasKey( TriggersInEditor::SETTING, $settings( $this->make_post( '' ) ) );
	}
}
