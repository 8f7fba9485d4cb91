<?php
declare( strict_types=1 );

namespace Brolga\Consent;

/**
 * Reads a visitor's answer from the cookie, `{version}.{seconds}.{id~id}`. Must match
 * `src/runtime/consent/state.ts`; `tests/vectors/consent.json` has test cases for both.
 *
 * @see CONSENT-3 CONSENT-31
 */
final class Answer {

	/**
	 * Returns whether a service may run.
	 *
	 * @param string $cookie Empty: there is none.
	 * @param string $version The current version of the wording.
	 * @param Mode $mode The rule until the visitor answers.
	 * @param array<string, string> $services Category of each service, by ID.
	 * @param bool $says_no Whether the browser sends a Global Privacy Control signal.
	 * @param list<string> $also Older answers that still count: `{version}~{service}`.
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
	 * Returns the services that the visitor agreed to; null if the cookie has no valid answer
	 * about this service.
	 *
	 * @param list<string> $also Older answers that still count: `{version}~{service}`.
	 * @return list<string>|null
	 */
	private static function granted( string $service, string $cookie, string $version, array $also ): ?array {
		return 1 === preg_match( '/^([\w-]+)\.\d+\.([\w~-]*)$/D', $cookie, $part )
			&& ( $part[1] === $version || in_array( "{$part[1]}~{$service}", $also, true ) )
			? explode( '~', $part[2] )
			: null;
	}
}
