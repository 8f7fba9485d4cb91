<?php
declare( strict_types=1 );

namespace Brolga\Ai;

use Brolga\Ai\Admin\AiSection;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Core\Privacy\PolicySource;
use Brolga\Core\Settings\Settings;

/**
 * Suggested privacy policy text about the AI service that a site has connected.
 *
 * @see PRIV-4 AI-50
 */
final class AiPolicy implements PolicySource {

	public function __construct( private readonly Settings $settings ) {}

	/** @return list<string> */
	public function policy(): array {
		if ( ! ConnectedModel::may_be_there() ) {
			return [];
		}
		$answers = AiSection::allows_replies( $this->settings );
		return [
			__( 'We draft texts of this website, and descriptions of its images, with an AI service. [Name the service here.] When one of us asks for a draft, the service receives what this website says about our business, the texts concerned or the image. A person reads each draft before it is used.', 'brolga' ),
			$answers
				? __( 'When one of us asks for a draft of our answer to you, the AI service receives your message. Your name, email addresses, phone numbers and links are left out as far as they are recognized; other personal data in the message are not. A person reads the draft before anything is sent to you.', 'brolga' )
				: __( 'What you send us by our forms is not sent to the AI service.', 'brolga' ),
		];
	}
}
