<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Admin\Errand;
use Brolga\Core\Support\Module;

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
			isset( self::choices()[ $what ] ) => '<!-- wp:pattern {"slug":"brolga/' . $what . '"} /-->',
			default => null,
		};
	}
}
