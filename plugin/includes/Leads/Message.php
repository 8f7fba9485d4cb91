<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Forms\Fields\FieldType;
use Brolga\Spam\Wording\Features;
use Brolga\Spam\Wording\SiteProfile;

/**
 * The free text of a submission, without choices, addresses and numbers.
 *
 * @see SPAM-30
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class Message {

	private const TYPES = [ FieldType::Input, FieldType::Text ];

	/** @phpstan-param list<StoredField> $fields */
	public static function features( array $fields ): Features {
		$texts = [];
		foreach ( $fields as $field ) {
			if ( in_array( FieldType::tryFrom( $field['type'] ), self::TYPES, true ) ) {
				$texts[] = $field['text'];
			}
		}
		return Features::of( implode( "\n", $texts ), SiteProfile::here() );
	}
}
