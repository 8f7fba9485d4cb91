<?php
declare( strict_types=1 );

namespace Brolga\Consent;

/**
 * A visitor's answer, as the cookie has it: `{version}.{seconds}.{id~id}`. The
 * same reading as in `src/runtime/consent/state.ts`; the cases of both stand in
 * `tests/vectors/consent.json`.
 *
 * @see CONSENT-3 CONSENT-31
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
	 * @param list<string>          $also     What answers to other wordings count for: `{version}~{service}`.
	 * @return 'granted'|'denied'|'waiting'|'not-asked'
	 */
	public static function consent(
		string $service,
		string $cookie,
		string $version,
		Mode $mode,
		array $services,
		bool $says_no,
		array $also = []
	): string {
		if ( ! isset( $services[ $service ] ) ) {
			return 'not-asked';
		}
		$granted = self::granted( $service, $cookie, $version, $also );
		if ( null !== $granted ) {
			return in_array( $service, $granted, true ) ? 'granted' : 'denied';
		}
		if ( $says_no ) {
			return 'denied';
		}
		return Mode::OptOut === $mode ? 'granted' : 'waiting';
	}

	/**
	 * The services that the visitor agreed to; null: they have not answered about this one.
	 *
	 * @param string       $service The service's id.
	 * @param string       $cookie  The cookie's value.
	 * @param string       $version What they are asked.
	 * @param list<string> $also    What else counts.
	 * @return list<string>|null
	 */
	private static function granted( string $service, string $cookie, string $version, array $also ): ?array {
		return 1 === preg_match( '/^([\w-]+)\.\d+\.([\w~-]*)$/D', $cookie, $part )
			&& ( $part[1] === $version || in_array( "{$part[1]}~{$service}", $also, true ) )
			? explode( '~', $part[2] )
			: null;
	}
}
