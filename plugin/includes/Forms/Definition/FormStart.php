<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Admin\Errand;
use Brolga\Core\Support\Module;
use WP_Block_Patterns_Registry;

/**
 * What "Add form" leads to: the editor, with a form in the page.
 *
 * @see FORM-70
 */
final class FormStart implements Module {

	private const ERRAND = 'form';

	public function register(): void {
		( new Errand( self::markup( ... ) ) )->register();
	}

	/**
	 * What forms can start with: what an address says, and what it is called.
	 *
	 * @return array<string, string>
	 */
	public static function choices(): array {
		$choices = [ self::ERRAND => __( 'Name, email and message', 'brolga' ) ];
		foreach ( FormPatterns::patterns() as $name => [ $title ] ) {
			$choices[ self::ERRAND . "-{$name}" ] = $title;
		}
		return $choices;
	}

	/**
	 * The blocks of an errand; null: it is none of a form.
	 *
	 * @param string $what What the address says.
	 */
	private static function markup( string $what ): ?string {
		return match ( true ) {
			self::ERRAND === $what => '<!-- wp:brolga/contact-form /-->',
			isset( self::choices()[ $what ] ) => self::blocks( "brolga/{$what}" ),
			default => null,
		};
	}

	/**
	 * A pattern's own blocks. By its name WordPress would mark them as an instance
	 * of it, in which little can be changed.
	 *
	 * @see BLOCK-141
	 * @param string $name The pattern's name.
	 */
	private static function blocks( string $name ): string {
		$content = WP_Block_Patterns_Registry::get_instance()->get_registered( $name )['content'] ?? '';
		return is_string( $content ) ? trim( $content ) : '';
	}
}
