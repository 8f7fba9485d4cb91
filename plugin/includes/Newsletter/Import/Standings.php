<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\DateOrder;
use Brolga\Core\Import\Moment;
use Brolga\Core\Import\RowRefused;
use Brolga\Core\Support\Text;

/**
 * Reads where somebody stands from the columns of other programs: from a status
 * in their words, from a yes or no, or from the day on which somebody left.
 * Whoever is taken for a subscriber wrongly gets mail they said no to, so what
 * is not known is never a yes.
 *
 * @see NEWS-200 NEWS-201
 */
final class Standings {

	/** Names of columns whose every value, but a no, says that somebody is not to be written to. */
	private const AWAY = '/\b(?:unsub\w*|opt(?:ed)? ?out|bounce[sd]?|complain\w*|abuse|blocked|block ?list(?:ed)?'
		. '|black ?list(?:ed)?|suppress\w*|cleaned|clean (?:time|date)|undeliver\w*|invalid|deleted'
		. '|removed|inactive|disabled'
		. '|archived|excluded|spam|junk|cancell?ed|revoked|withdrawn|declined|stop (?:time|date|status)'
		. '|do ?not (?:e ?mail|mail|contact|send)|no e ?mails?|(?:not|never) subscribed|left(?: at| on)?$'
		. '|abgemeldet|ausgetragen|désabonn\w*|désinscri\w*|disiscritt\w*|uitgeschreven|afgemeld)\b/u';

	/** Names of columns that say yes or no to being subscribed. */
	private const HERE = '/^(?:is |has )?(?:e ?mail |newsletter |marketing |double )*'
		. '(?:subscribed|confirmed|verified|active|enabled|opt(?:ed)? ?in|accepts (?:e ?mail )?marketing)'
		. '(?: to (?:the )?(?:e ?mails?|newsletter))?$/u';

	/** Names of columns that hold a word for it. */
	private const STATUS = '/^(?:global |list |e ?mail |newsletter |mailing |contact |subscri(?:ber|ption) '
		. '|marketing |consent |opt ?in |permission )*status$/u';

	/** Names that may mean any of these, and may not. */
	private const PERHAPS = '/\b(?:status|state|subscri\w*|opt ?(?:in|out)|consent\w*|permission\w*|marketing'
		. '|confirm\w*|active|verified|newsletter)\b/u';

	/** Names of columns that only have to do with it. */
	private const BESIDE = '/\b(?:url|link|token|hash|page|key|score|campaign|source|ip|message|text|code|sms|id)\b/u';

	/** What programs call somebody who is on a list. */
	private const ON = [
		...[ 'confirmed', 'subscribed', 'active', 'opted in', 'opt in', 'double opt in', 'single opt in', 'optin' ],
		...[ 'yes', 'y', '1', 'true', 'on', 'x', '✓', 'c', 'enabled', 'verified', 'express', 'explicit' ],
		...[ 'accepted', 'granted', 'allowed', 'agreed', 'member' ],
		...[ 'ja', 'aktiv', 'angemeldet', 'abonniert', 'bestätigt', 'oui', 'abonné', 'actif', 'inscrit', 'confirmé' ],
		...[ 'sí', 'si', 'activo', 'suscrito', 'confirmado', 'attivo', 'iscritto', 'actief', 'bevestigd' ],
	];

	/** Somebody who was asked and has not answered, or was never asked. */
	private const WAITING = [
		...[ 'pending', 'unconfirmed', 'not confirmed', 'non confirmed', 'unverified', 'not verified', 'waiting' ],
		...[ 'awaiting confirmation', 'never subscribed', 'not subscribed', 'non subscribed', 'transactional' ],
		...[ 's', 'unknown', 'none', 'null', 'n a', 'unbestätigt', 'ausstehend', 'non confirmé', 'sin confirmar' ],
	];

	/** Somebody who has left, beside what AWAY knows. */
	private const OFF = [ 'no', 'n', '0', 'false', 'off', 'u', 'b', 'p', 'nein', 'non', 'inaktiv', 'gesperrt', 'baja' ];

	/** What says no in a column that every other value makes a no to mail. */
	private const NOT = [ '', 'no', 'n', '0', 'false', 'off', 'never', 'none', 'null', 'n a', 'nein', 'non' ];

	/**
	 * Words that nobody writes about anything else, in whatever column they stand.
	 */
	private const PLAIN = '/^(?:e ?mail )?(?:unsubscribed?|(?:hard |soft )?bounced?|complain(?:ed|t)|unconfirmed'
		. '|opted ?out|opt out|black ?listed|block ?listed|(?:never|not) subscribed|cleaned|abgemeldet|désabonné)$/u';

	/**
	 * Whether a column surely says where somebody stands.
	 *
	 * @param string $head Its name.
	 */
	public static function is_column( string $head ): bool {
		$name = self::words( $head );
		return 1 === preg_match( self::STATUS, $name )
			|| 1 === preg_match( self::HERE, $name )
			|| self::is_away( $name );
	}

	/**
	 * Whether a column may say it.
	 *
	 * @param string $head Its name.
	 * @param string $cell What stands in it in one row.
	 */
	public static function is_doubtful( string $head, string $cell ): bool {
		$name = self::words( $head );
		$word = self::words( $cell );
		if ( '' === $word ) {
			return false;
		}
		if ( 1 === preg_match( self::PLAIN, $word ) || 1 === preg_match( '/\bstatus\b/u', $name ) ) {
			return true;
		}
		return 1 === preg_match( self::PERHAPS, $name )
			&& 1 !== preg_match( self::BESIDE, $name )
			&& null !== self::of_word( $word );
	}

	/**
	 * Where somebody stands: the stricter counts.
	 *
	 * @param array<string, string> $said Values by the columns' names.
	 *
	 * @throws RowRefused When nobody knows, or they never agreed.
	 */
	public static function of( array $said ): Standing {
		$found = null;
		$empty = false;
		$never = '';
		foreach ( $said as $head => $cell ) {
			$name     = self::words( (string) $head );
			$standing = self::is_away( $name ) ? self::of_flag( $cell ) : self::of_column( $name, $cell );
			if ( Standing::Never === $standing ) {
				$never = '' === $never ? $cell : $never;
			}
			$empty = $empty || ( '' === $cell && ! self::is_away( $name ) );
			$found = null === $standing ? $found : $standing->or( $found ?? Standing::Agreed );
		}
		if ( Standing::Never === $found || ( null === $found && $empty ) ) {
			throw new RowRefused( '' === $never
				? __( 'This row is skipped because its status is empty. Only confirmed and unsubscribed people are imported.', 'brolga' )
				: sprintf(
					/* translators: %s: what stands in the file. */
					__( 'This row is skipped because its status is “%s”. Only confirmed and unsubscribed people are imported.', 'brolga' ),
					Text::start( $never, 100 )
				) );
		}
		return $found ?? Standing::Agreed;
	}

	/**
	 * Whether a column of yes and no says yes with the day of it, in a way that can be
	 * read in one way alone.
	 *
	 * @param string $head The column's name.
	 * @param string $cell What stands in it.
	 */
	public static function is_day_of_yes( string $head, string $cell ): bool {
		try {
			return 1 === preg_match( self::HERE, self::words( $head ) )
				&& [] === DateOrder::possible( $cell )
				&& 1 === preg_match( '/\d{4}/', $cell )
				&& '' !== Moment::utc( $cell );
		} catch ( RowRefused ) {
			return false;
		}
	}

	/**
	 * Whether a text that should say what was agreed to says that nothing was.
	 *
	 * @param string $text What stands in the file.
	 */
	public static function is_refusal( string $text ): bool {
		$word = self::words( $text );
		return '' !== $word && in_array( self::of_word( $word ), [ Standing::Left, Standing::Never ], true );
	}

	/**
	 * Whether every value of a column but a no says that somebody is not written to.
	 *
	 * @param string $name In words.
	 */
	private static function is_away( string $name ): bool {
		return 1 === preg_match( self::AWAY, $name )
			&& 1 !== preg_match( self::BESIDE, $name )
			&& 1 !== preg_match( self::STATUS, $name );
	}

	/**
	 * What such a column says: a yes, a day, a count, a reason.
	 *
	 * @param string $cell What stands in it.
	 */
	private static function of_flag( string $cell ): ?Standing {
		return in_array( self::words( $cell ), self::NOT, true )
			|| 1 === preg_match( '/^(?:0+(?:\.0+)?|0000-00-00.*|https?:\/\/.*|mailto:.*|<https?:.*)$/Di', $cell )
			? null
			: Standing::Left;
	}

	/**
	 * What a status says, or a column of yes and no.
	 *
	 * @param string $name The column's, in words.
	 * @param string $cell What stands in it.
	 */
	private static function of_column( string $name, string $cell ): ?Standing {
		$word = self::words( $cell );
		if ( '' === $word ) {
			return null;
		}
		$standing = self::of_word( $word );
		if ( 1 === preg_match( self::HERE, $name ) ) {
			// The day on which somebody confirmed is a yes; a no is one to having been asked.
			if ( null === $standing && 1 === preg_match( '/\d{4}/', $cell ) ) {
				return Standing::Agreed;
			}
			if ( Standing::Left === $standing && 1 !== preg_match( '/\b(?:subscribed|active)\b/u', $name ) ) {
				return Standing::Never;
			}
		}
		return $standing ?? Standing::Never;
	}

	/**
	 * What a word says; null: nobody knows it.
	 *
	 * @param string $word In small letters.
	 */
	private static function of_word( string $word ): ?Standing {
		return match ( true ) {
			in_array( $word, self::WAITING, true )    => Standing::Never,
			in_array( $word, self::ON, true )         => Standing::Agreed,
			in_array( $word, self::OFF, true ),
			1 === preg_match( self::AWAY, $word )     => Standing::Left,
			default                                   => null,
		};
	}

	/**
	 * A name or a value in small letters, its words apart.
	 *
	 * @param string $text As it stands in the file.
	 */
	private static function words( string $text ): string {
		$apart = (string) preg_replace( '/(?<=\p{Ll})(?=\p{Lu})/u', ' ', $text );
		return trim( (string) preg_replace( '/[^\p{L}\p{N}✓]+/u', ' ', Text::lower( $apart ) ) );
	}
}
