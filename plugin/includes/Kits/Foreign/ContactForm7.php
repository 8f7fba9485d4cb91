<?php
declare( strict_types=1 );

namespace Brolga\Kits\Foreign;

use DOMDocument;
use DOMElement;

/**
 * Reads forms of Contact Form 7: from WordPress' export file, or from a form's template as one copies it.
 *
 * @see KIT-20
 */
final class ContactForm7 {

	private const TYPES = [
		'text'     => 'input',
		'email'    => 'email',
		'tel'      => 'tel',
		'url'      => 'url',
		'number'   => 'number',
		'range'    => 'number',
		'date'     => 'date',
		'textarea' => 'text',
		'select'   => 'select',
		'checkbox' => 'checkbox',
		'radio'    => 'radio',
		'file'     => 'file',
		'hidden'   => 'hidden',
	];

	/** `[type* name options "values"]` */
	private const TAG = '~\[(?<type>[a-z][a-z0-9_-]*)(?<star>\*?)(?<rest>(?:\s+(?:"[^"]*"|\'[^\']*\'|[^\]"\'])*)?)\s*/?\]~i';

	private const ACCEPTANCE = '~\[acceptance\*?\s+(?<name>[\w-]+)(?<rest>[^\]]*)\](?<words>.*?)\[/acceptance\]~is';

	/** @return list<FormDraft> */
	public static function of_export( string $xml ): array {
		// No export of WordPress declares entities, which could unfold to any size.
		if ( 1 === preg_match( '/<!(?:DOCTYPE|ENTITY)/i', $xml ) ) {
			return [];
		}
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$is_xml   = $document->loadXML( $xml, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$forms = [];
		foreach ( $is_xml ? $document->getElementsByTagName( 'item' ) : [] as $item ) {
			if ( 'wpcf7_contact_form' === self::text( $item, 'post_type' ) ) {
				$metas   = self::metas( $item );
				$forms[] = self::form(
					self::text( $item, 'title' ),
					$metas['_form'] ?? '',
					self::confirmation( $metas['_messages'] ?? '' )
				);
			}
		}
		return $forms;
	}

	public static function of_template( string $template ): FormDraft {
		return self::form( __( 'Contact form', 'brolga' ), $template, '' );
	}

	public static function is_template( string $text ): bool {
		return 1 === preg_match( '~\[(?:text|email|textarea|tel|select|checkbox|submit)\*?(?:\s|\])~', $text );
	}

	private static function form( string $title, string $template, string $confirmation ): FormDraft {
		$draft          = new FormDraft( $title );
		$draft->success = $confirmation;
		$template       = (string) preg_replace_callback(
			self::ACCEPTANCE,
			static fn ( array $match ): string => "[acceptance {$match['name']}{$match['rest']} \""
				. str_replace( [ '"', '[', ']' ], [ "'", '(', ')' ], $match['words'] ) . '"]',
			$template
		);
		preg_match_all( self::TAG, $template, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$end = 0;
		foreach ( $tags as $tag ) {
			$before = substr( $template, $end, $tag[0][1] - $end );
			$end    = $tag[0][1] + strlen( $tag[0][0] );
			self::add(
				$draft,
				strtolower( $tag['type'][0] ),
				'*' === $tag['star'][0],
				self::parts( $tag['rest'][0] ),
				self::label( $before )
			);
		}
		$draft->lose_emails();
		return $draft;
	}

	/** @param array{string, array<string, string>, list<string>} $parts Name, options by name, and values. */
	private static function add(
		FormDraft $draft,
		string $type,
		bool $is_required,
		array $parts,
		string $label
	): void {
		[ $name, $options, $values ] = $parts;
		$label = '' === $label ? ucfirst( str_replace( [ '-', '_' ], ' ', $name ) ) : $label;
		$ours  = self::TYPES[ $type ] ?? '';
		if ( 'submit' === $type ) {
			$draft->submit = $values[0] ?? '';
		} elseif ( 'acceptance' === $type ) {
			$words = wp_kses( $values[0] ?? $label, [ 'a' => [ 'href' => true ] ] );
			$draft->add( $name, 'consent', '', ! isset( $options['optional'] ), [ 'wording' => trim( $words ) ] );
		} elseif ( in_array( $ours, [ 'select', 'checkbox', 'radio' ], true ) ) {
			$draft->add(
				$name,
				'select' === $ours && isset( $options['multiple'] ) ? 'checkbox' : $ours,
				$label,
				$is_required || 'radio' === $ours,
				self::choice( $options, $values )
			);
			if ( isset( $options['free_text'] ) ) {
				$draft->lose( $label, __( 'The free text beside the last choice is left out.', 'brolga' ) );
			}
		} elseif ( '' !== $ours ) {
			$draft->add( $name, $ours, $label, $is_required, self::typed( $options, $values[0] ?? '' ) );
		} else {
			$draft->lose_field( $label, $type );
		}
	}

	/**
	 * @param array<string, string> $options
	 * @param list<string> $values
	 * @return array<string, mixed>
	 */
	private static function choice( array $options, array $values ): array {
		$first  = isset( $options['first_as_label'] ) ? array_shift( $values ) : '';
		$labels = self::labels( $values );
		return [
			'options'      => FormDraft::options( $labels ),
			'placeholder'  => (string) $first,
			'defaultValue' => (string) ( array_keys( $labels )[ (int) ( $options['default'] ?? 0 ) - 1 ] ?? '' ),
		];
	}

	/**
	 * @param array<string, string> $options
	 * @return array<string, mixed>
	 */
	private static function typed( array $options, string $value ): array {
		$is_placeholder = isset( $options['placeholder'] ) || isset( $options['watermark'] );
		return [
			'placeholder'  => $is_placeholder ? $value : '',
			'defaultValue' => $is_placeholder ? '' : $value,
			'min'          => $options['min'] ?? '',
			'max'          => $options['max'] ?? '',
			'step'         => $options['step'] ?? '',
			'minLength'    => (int) ( $options['minlength'] ?? 0 ),
			'maxLength'    => (int) ( $options['maxlength'] ?? 0 ),
			'autocomplete' => $options['autocomplete'] ?? '',
			'accept'       => FileKinds::of( explode( ',', str_replace( '|', ',', $options['filetypes'] ?? '' ) ) ),
		];
	}

	/** @return array{string, array<string, string>, list<string>} Name, options by name, and values. */
	private static function parts( string $rest ): array {
		preg_match_all( '/"([^"]*)"|\'([^\']*)\'|([^\s"\']+)/', $rest, $parts, PREG_SET_ORDER );
		$name    = '';
		$options = [];
		$values  = [];
		foreach ( $parts as $part ) {
			$word = $part[3] ?? '';
			if ( '' === $word ) {
				$values[] = ( $part[1] ?? '' ) . ( $part[2] ?? '' );
			} elseif ( '' === $name && ! str_contains( $word, ':' ) ) {
				$name = $word;
			} else {
				[ $option, $value ]   = explode( ':', $word, 2 ) + [ 1 => '' ];
				$options[ $option ] ??= $value;
			}
		}
		return [ $name, $options, $values ];
	}

	/**
	 * @param list<string> $values Each a label, or a label and what is sent, with a pipe between them.
	 * @return array<string, string>
	 */
	private static function labels( array $values ): array {
		$labels = [];
		foreach ( $values as $value ) {
			[ $label, $sent ]       = explode( '|', $value, 2 ) + [ 1 => $value ];
			$labels[ trim( $sent ) ] = trim( $label );
		}
		return $labels;
	}

	/** Returns the last line of text before a field. */
	private static function label( string $before ): string {
		$lines = explode(
			"\n",
			(string) preg_replace( '~<br\s*/?>|</?(?:p|div|h\d|label)\b[^>]*>~i', "\n", $before )
		);
		$lines = array_filter(
			array_map( FormDraft::plain( ... ), $lines ),
			static fn ( string $line ): bool => '' !== $line
		);
		return rtrim( (string) end( $lines ), " \t*:" );
	}

	/** @return array<string, string> */
	private static function metas( DOMElement $item ): array {
		$metas = [];
		foreach ( $item->getElementsByTagName( 'postmeta' ) as $meta ) {
			$metas[ self::text( $meta, 'meta_key' ) ] = self::text( $meta, 'meta_value' );
		}
		return $metas;
	}

	/** Finds the confirmation in messages as PHP serialized them, without having PHP read what others wrote. */
	private static function confirmation( string $serialized ): string {
		return 1 === preg_match( '/"mail_sent_ok";s:(\d{1,5}):"/', $serialized, $match, PREG_OFFSET_CAPTURE )
			? substr( $serialized, $match[0][1] + strlen( $match[0][0] ), (int) $match[1][0] )
			: '';
	}

	/** Returns the text of the first element with a name, whatever its prefix. */
	private static function text( DOMElement $parent, string $name ): string {
		return trim( $parent->getElementsByTagName( $name )->item( 0 )->textContent ?? '' );
	}
}
