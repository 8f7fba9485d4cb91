<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

use Brolga\Ai\Images\SentImage;
use Brolga\Ai\Model\AnswerText;
use Brolga\Ai\Model\Assistant;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Ai\Model\Failure;
use Brolga\Ai\Model\Prompt;
use Brolga\Core\Abilities\ConditionalAbility;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use WP_Error;

/**
 * Drafts an alternative text for an image of the media library, which is sent. Changes nothing.
 *
 * @see AI-40 AI-41
 */
final class DraftAltText implements ConditionalAbility {

	private const MAX_LENGTH = 300;

	private const TASK = 'You write the alternative text of an image on a small business’s website, for people who do '
		. 'not see it. Say in one short sentence what the image shows, in the language that is given, in plain '
		. 'words and without “image of”. Name nobody by their looks, and guess nothing that is not to be seen. '
		. 'If it shows words, say them. `text` is the alternative text.';

	public function __construct( private readonly Assistant $assistant ) {}

	public static function can_register(): bool {
		return ConnectedModel::takes_images();
	}

	public function definition(): Definition {
		return new Definition(
			name: 'draft-alt-text',
			label: __( 'Draft an alternative text', 'brolga' ),
			description: __( 'Has the site’s AI describe an image of the media library, which is sent. Changes nothing.', 'brolga' ),
			capability: 'edit_posts',
			input: [
				'image'   => Id::schema( __( 'The image’s ID in the media library.', 'brolga' ) ),
				'dry_run' => Input::dry_run(),
			],
			output: [
				'sent'  => Input::sent(),
				'image' => [
					'description' => __( 'The image that is sent, as a data URI, if it is only asked what would be sent.', 'brolga' ),
					'type'        => 'string',
				],
				'text'  => [ 'type' => 'string' ],
			],
			is_for_screens: true
		);
	}

	/** @return array{sent: string, text: string, image: string}|WP_Error */
	public function execute( array $input ): array|WP_Error {
		$id = is_int( $input['image'] ?? null ) ? $input['image'] : 0;
		if ( 'attachment' !== get_post_type( $id ) || ! current_user_can( 'read_post', $id ) ) {
			return Failure::not_yours();
		}
		$image = SentImage::of( $id );
		if ( null === $image ) {
			return Failure::no_image();
		}
		$is_dry = Input::is_dry( $input );
		$answer = $this->assistant->text(
			new Prompt(
				self::TASK,
				'Language: ' . get_locale(),
				[ 'text' => [ 'type' => 'string' ] ],
				$image->data_uri
			),
			$is_dry,
			static fn ( mixed $text ): string => AnswerText::line( $text, self::MAX_LENGTH )
		);
		return $answer instanceof WP_Error
			? $answer
			: $answer + [ 'image' => $is_dry ? $image->data_uri : '' ];
	}
}
