"""The content that games were started with"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("game", "digest", name=op.f("pk_contents")),
    )


def downgrade() -> None:
    op.drop_table("contents")
