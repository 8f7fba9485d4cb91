<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Page\Build;

/**
 * The pages of docs/use, which the build has made HTML of, in a user's language.
 *
 * @see bin/lib/handbook.mjs
 */
final class Handbook {

	/** The page that lists the others. */
	public const CONTENTS = 'README';

	private const LANGUAGE = 'en';

	public function __construct( private readonly Build $build ) {
	}

	/**
	 * The language of a user's pages: theirs, or English where there are none in it.
	 */
	public function language(): string {
		$language = strtok( get_user_locale(), '_' );
		return isset( $this->all()[ $language ] ) ? (string) $language : self::LANGUAGE;
	}

	/**
	 * The pages' titles by their names, contents first. None where nothing was built.
	 *
	 * @return array<string, string>
	 */
	public function titles(): array {
		return $this->all()[ $this->language() ] ?? [];
	}

	/**
	 * A page's markup, without its title.
	 *
	 * @param string $name One of titles().
	 * @param string $base The address of a page, which its name completes.
	 */
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

	/**
	 * Titles by language and page.
	 *
	 * @return array<string, array<string, string>>
	 */
	private function all(): array {
		if ( ! $this->build->has( 'help/pages.php' ) ) {
			return [];
		}
		/** @var array<string, array<string, string>> $all */
		$all = require $this->build->path( 'help/pages.php' );
		return $all;
	}
}
