<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Page\Build;

/**
 * Reads the user handbook, which the build converts from docs/use to HTML, in the user's language.
 *
 * @see bin/lib/handbook.mjs
 */
final class Handbook {

	public const CONTENTS = 'README';

	private const LANGUAGE = 'en';

	public function __construct( private readonly Build $build ) {
	}

	public function language(): string {
		$language = strtok( get_user_locale(), '_' );
		return isset( $this->all()[ $language ] ) ? (string) $language : self::LANGUAGE;
	}

	/** @return array<string, string> */
	public function titles(): array {
		return $this->all()[ $this->language() ] ?? [];
	}

	/** @param string $base The URL to which links append a page's name. */
	public function markup( string $name, string $base ): string {
		$file = $this->build->path( "help/{$this->language()}/{$name}.html" );
		return strtr(
			(string) file_get_contents( $file ), // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin's own.
			[
				'{{help}}'   => esc_url( $base ),
				'{{images}}' => esc_url( $this->build->url( 'help/images/' ) ),
			]
		);
	}

	/** @return array<string, array<string, string>> */
	private function all(): array {
		if ( ! $this->build->has( 'help/pages.php' ) ) {
			return [];
		}
		/** @var array<string, array<string, string>> $all */
		$all = require $this->build->path( 'help/pages.php' );
		return $all;
	}
}
