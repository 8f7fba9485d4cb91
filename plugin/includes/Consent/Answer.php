<?php
declare( strict_types=1 );

namespace Brolga\Consent;

/**
 * A visitor's answer, as the cookie has it: `{version}.{seconds}.{id~id}`. The
 * same reading as in `src/consent/state.ts`; the cases of both stand in
 * `tests/vectors/consent.json`.
 *
 * @see CONSENT-3
 */
final class Answer {

	/**
	 * What a service may do.
	 *
	 * @param string                $service  Its id.
	 * @param string                $cookie   The cookie's value; empty: there is none.
	 * @param string                $version  What visitors are asked now.
	 * @param Mode                  $mode     What counts until they answer.
	 * @param array<string, string> $services Each service's category, by its id.
	 * @param bool                  $says_no  Whether the browser says no to all sites.
	 * @return 'granted'|'denied'|'waiting'|'not-asked'
	 */
	public static function consent( string $service, string $cookie, string $version, Mode $mode, array $services, bool $says_no ): string {
		if ( ! isset( $services[ $service ] ) ) {
			return 'not-asked';
		}
		$granted = self::granted( $cookie, $version );
		if ( null !== $granted ) {
			return in_array( $service, $granted, true ) ? 'granted' : 'denied';
		}
		if ( $says_no ) {
			return 'denied';
		}
		return Mode::OptOut === $mode ? 'granted' : 'waiting';
	}

	/**
	 * The services that the visitor agreed to; null: they have not answered this question.
	 *
	 * @param string $cookie  The cookie's value.
	 * @param string $version What they are asked.
	 * @return list<string>|null
	 */
	private static function granted( string $cookie, string $version ): ?array {
		return 1 === preg_match( '/^([\w-]+)\.\d+\.([\w~-]*)$/D', $cookie, $part ) && $part[1] === $version ? explode( '~', $part[2] ) : null;
	}
}
