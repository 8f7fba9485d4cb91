<?php
/**
 * A trigger of popups: the visitor copies something.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Popups\Field;
use Brolga\Api\Popups\Control;
use Brolga\Api\Popups\PopupTrigger;

/**
 * Its script says when it opens.
 */
final class CopyTrigger implements PopupTrigger {

	/** Its script module. */
	public const SCRIPT = 'brolga-example/copy-trigger';

	/** How many characters have to be copied. */
	private const LENGTH = 'example_copy_length';

	/**
	 * By which popups remember it.
	 */
	public function id(): string {
		return 'example_copy';
	}

	/**
	 * What the editor calls it.
	 */
	public function label(): string {
		return __( 'When the visitor copies text', 'brolga-example' );
	}

	/**
	 * What the list of popups says.
	 *
	 * @param array<string, string|int> $settings What the popup does.
	 */
	public function summary( array $settings ): string {
		return sprintf(
			/* translators: %s: a number. */
			__( 'When %s characters are copied', 'brolga-example' ),
			number_format_i18n( (int) ( $settings[ self::LENGTH ] ?? 0 ) )
		);
	}

	/**
	 * Its one setting.
	 *
	 * @return array<string, Field>
	 */
	public function fields(): array {
		return [ self::LENGTH => Field::number( 1, 1000, 10 ) ];
	}

	/**
	 * How the editor shows it.
	 *
	 * @return list<Control>
	 */
	public function controls(): array {
		return [ new Control( self::LENGTH, __( 'Characters at least', 'brolga-example' ) ) ];
	}

	/**
	 * The module that knows when.
	 */
	public function script(): string {
		return self::SCRIPT;
	}
}

add_filter( 'brolga_popup_triggers', static fn ( array $triggers ): array => [ ...$triggers, new CopyTrigger() ] );

add_action(
	'init',
	static fn () => wp_register_script_module(
		CopyTrigger::SCRIPT,
		plugins_url( 'modules/copy-trigger.js', __DIR__ ),
		[ '@brolga/runtime', '@brolga/popups' ],
		'0.1.0'
	)
);
