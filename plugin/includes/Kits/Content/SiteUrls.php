<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

/**
 * Finds the URLs of one site in texts.
 *
 * @see KIT-6
 */
final class SiteUrls {

	/** @param string $home Without a trailing slash. */
	public function __construct( public readonly string $home ) {}

	/** @param callable(string): string $exchange Gets and returns a whole URL. */
	public function exchange( string $text, callable $exchange ): string {
		$host = $this->host();
		return str_contains( $text, $host )
			? (string) preg_replace_callback(
				'#https?://' . preg_quote( $host, '#' ) . '(?![A-Za-z0-9.:-])[^\s"\'<>()\\\\|]*#',
				static fn ( array $match ): string => $exchange( $match[0] ),
				$text
			)
			: $text;
	}

	/** Without the scheme, and with the folder of a site that has one. */
	private function host(): string {
		return (string) preg_replace( '#^https?://#', '', $this->home );
	}

	/** Whether a URL is one of this site. A path is, and so is a place on the page. */
	public function has( string $url ): bool {
		return 1 === preg_match( '~^(?:/(?!/)|[#?])~', $url )
			|| (
				! str_contains( $url, '@' )
				&& ! str_contains( $url, '\\' )
				&& 1 === preg_match( '#^https?://' . preg_quote( $this->host(), '#' ) . '(?:[/?\#]|\z)#', $url )
			);
	}
}
