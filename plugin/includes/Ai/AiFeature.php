<?php
declare( strict_types=1 );

namespace Brolga\Ai;

use Brolga\Ai\Actions\DraftAltText;
use Brolga\Ai\Actions\DraftHeading;
use Brolga\Ai\Actions\DraftReply;
use Brolga\Ai\Actions\DraftSection;
use Brolga\Ai\Actions\FindSamplePages;
use Brolga\Ai\Actions\RewriteTexts;
use Brolga\Ai\Actions\SaveTexts;
use Brolga\Ai\Admin\AiSection;
use Brolga\Ai\Admin\EditorDrafts;
use Brolga\Ai\Admin\MediaButton;
use Brolga\Ai\Admin\ReplyButton;
use Brolga\Ai\Admin\StartCard;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/** First words by the AI model that the site has connected in WordPress: drafts, which a person accepts. */
final class AiFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			admin: [ StartCard::class, ReplyButton::class, EditorDrafts::class, MediaButton::class ],
			settings: [ AiSection::class ],
			abilities: [
				FindSamplePages::class,
				RewriteTexts::class,
				SaveTexts::class,
				DraftHeading::class,
				DraftReply::class,
				DraftSection::class,
				DraftAltText::class,
			],
			policy: [ AiPolicy::class ]
		);
	}
}
