<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Admin\EditorPrefill;
use Brolga\Core\Support\Module;
use WP_Block_Patterns_Registry;

/**
 * Handles "Add form": opens the editor with a new page that contains a form.
 *
 * @see FORM-70
 */
final class FormStart implements Module {

	private const PREFILL = 'form';

	public function register(): void {
		( new EditorPrefill( self::markup( ... ) ) )->register();
	}

	/** @return array<string, string> */
	public static function choices(): array {
		$choices = [ self::PREFILL => __( 'Name, email and message', 'brolga' ) ];
		foreach ( FormPatterns::patterns() as $name => [ $title ] ) {
			$choices[ self::PREFILL . "-{$name}" ] = $title;
		}
		return $choices;
	}

	private static function markup( string $what ): ?string {
		return match ( true ) {
			self::PREFILL === $what => '<!-- wp:brolga/contact-form /-->',
			isset( self::choices()[ $what ] ) => self::blocks( "brolga/{$what}" ),
			default => null,
		};
	}

	/**
	 * Returns the content of a pattern. Inserted by name, WordPress would mark it as an instance
	 * of the pattern, in which little can be edited.
	 *
	 * @see BLOCK-141
	 */
	private static function blocks( string $name ): string {
		$content = WP_Block_Patterns_Registry::get_instance()->get_registered( $name )['content'] ?? '';
		return is_string( $content ) ? trim( $content ) : '';
	}
}
